import { lazyOnOpen } from './lazy-on-open.tsx';

/** Asked before what can't be undone, by whatever page asks. */
export const ConfirmDialog = lazyOnOpen(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
