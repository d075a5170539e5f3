import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** For lists in which saying something is rare. */
export const SayDialog = lazyOnOpen(async () => (await import('./say-dialog.tsx')).SayDialog);
