import { openedPart } from '../../../../ui/opened-part.tsx';

export const SubmitDialog = openedPart(async () => (await import('./submit-dialog.tsx')).SubmitDialog);
