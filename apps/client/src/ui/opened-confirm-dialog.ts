import { openedPart } from './opened-part.tsx';

/** Asked before what can't be undone, by whatever page asks. */
export const ConfirmDialog = openedPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
