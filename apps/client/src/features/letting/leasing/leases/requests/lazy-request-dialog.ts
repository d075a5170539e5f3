import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const RequestDialog = lazyOnOpen(async () => (await import('./request-dialog.tsx')).RequestDialog);
