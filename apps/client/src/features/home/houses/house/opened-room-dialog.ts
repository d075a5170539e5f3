import { openedPart } from '../../../../ui/opened-part.tsx';

/** Writing about a room, for whatever page opens it. */
export const RoomDialog = openedPart(async () => (await import('./room-dialog.tsx')).RoomDialog);
