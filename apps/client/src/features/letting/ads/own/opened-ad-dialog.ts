import { openedPart } from '../../../../ui/opened-part.tsx';

/** Writing an ad, for whatever page opens it. */
export const AdDialog = openedPart(async () => (await import('./ad-dialog.tsx')).AdDialog);
