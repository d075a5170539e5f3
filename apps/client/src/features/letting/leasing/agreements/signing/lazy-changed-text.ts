import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** The comparison, loaded when a text has changed. */
export const ChangedText = lazyOnOpen(async () => (await import('./changed-text.tsx')).ChangedText);
