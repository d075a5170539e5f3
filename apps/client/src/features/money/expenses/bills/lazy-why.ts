import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const WhyDialog = lazyOnOpen(async () => (await import('./why-dialog.tsx')).WhyDialog);
