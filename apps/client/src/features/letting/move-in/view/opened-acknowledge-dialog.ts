import { openedPart } from '../../../../ui/opened-part.tsx';

export const AcknowledgeDialog = openedPart(async () => (await import('./acknowledge-dialog.tsx')).AcknowledgeDialog);
