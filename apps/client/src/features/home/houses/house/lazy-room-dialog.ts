import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** Writing about a room, for whatever page opens it. */
export const RoomDialog = lazyOnOpen(async () => (await import('./room-dialog.tsx')).RoomDialog);
