import { openedPart } from '../../../../ui/opened-part.tsx';

export const RequestDialog = openedPart(async () => (await import('./request-dialog.tsx')).RequestDialog);
