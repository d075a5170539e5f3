import { openedPart } from '../../../../ui/opened-part.tsx';

export const NoticeDialog = openedPart(async () => (await import('./notice-dialog.tsx')).NoticeDialog);
