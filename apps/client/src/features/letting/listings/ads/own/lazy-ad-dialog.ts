import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** The ad dialog, loaded when it is opened. */
export const AdDialog = lazyOnOpen(async () => (await import('./ad-dialog.tsx')).AdDialog);
