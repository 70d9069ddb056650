import { toastRegionId } from '../client/protocol.ts';

/** The ids that every page uses outside its sections. No section may use them. */
export const frameIds = { main: 'main', popup: 'popup-heading', notifications: toastRegionId } as const;
