import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** Comparing is fetched by those whose text changed. */
export const ChangedText = lazyOnOpen(async () => (await import('./changed-text.tsx')).ChangedText);
