import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** The feedback dialog, loaded on demand for lists where it is rarely used. */
export const SayDialog = lazyOnOpen(async () => (await import('./say-dialog.tsx')).SayDialog);
