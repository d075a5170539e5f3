import { openedPart } from '../../../../ui/opened-part.tsx';

/** The versions of a template, for whatever page opens them. */
export const VersionsDialog = openedPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog);
