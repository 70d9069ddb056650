import { toastRegionId } from '../client/protocol.ts';

/** The ids that the frame of a page has, which no section may take. */
export const frameIds = { main: 'main', notifications: toastRegionId } as const;
