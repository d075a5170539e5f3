import { lazyOnOpen } from './lazy-on-open.tsx';

/** The confirmation dialog, loaded when it is opened. */
export const ConfirmDialog = lazyOnOpen(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
