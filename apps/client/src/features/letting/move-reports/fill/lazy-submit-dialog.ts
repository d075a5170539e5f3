import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const SubmitDialog = lazyOnOpen(async () => (await import('./submit-dialog.tsx')).SubmitDialog);
