import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** Writing an ad, for whatever page opens it. */
export const AdDialog = lazyOnOpen(async () => (await import('./ad-dialog.tsx')).AdDialog);
