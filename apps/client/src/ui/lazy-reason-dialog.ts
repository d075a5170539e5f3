import { lazyOnOpen } from './lazy-on-open.tsx';

/** The reason dialog, loaded on demand for pages where declining is rare. */
export const ReasonDialog = lazyOnOpen(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
