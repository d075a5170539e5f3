import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const NoticeDialog = lazyOnOpen(async () => (await import('./notice-dialog.tsx')).NoticeDialog);
