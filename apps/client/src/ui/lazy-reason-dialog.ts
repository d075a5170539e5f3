import { lazyOnOpen } from './lazy-on-open.tsx';

/** For pages on which saying no is rare. */
export const ReasonDialog = lazyOnOpen(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
