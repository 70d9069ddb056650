import { vi } from 'vitest';

/** Sets the day of the commands in a test, as YYYY-MM-DD. */
export const setDay = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T10:00Z`) / 1000));
