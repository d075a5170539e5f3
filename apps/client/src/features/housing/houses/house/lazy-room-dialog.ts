import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** The room dialog, loaded when it is opened. */
export const RoomDialog = lazyOnOpen(async () => (await import('./room-dialog.tsx')).RoomDialog);
