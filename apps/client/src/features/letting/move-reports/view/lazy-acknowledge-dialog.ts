import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const AcknowledgeDialog = lazyOnOpen(async () => (await import('./acknowledge-dialog.tsx')).AcknowledgeDialog);
