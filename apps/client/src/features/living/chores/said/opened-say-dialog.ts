import { openedPart } from '../../../../ui/opened-part.tsx';

/** For lists in which saying something is rare. */
export const SayDialog = openedPart(async () => (await import('./say-dialog.tsx')).SayDialog);
