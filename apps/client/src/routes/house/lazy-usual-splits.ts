import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** How a house usually splits things, loaded with its words. */
export const UsualSplits = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/money/expenses/supplies/split/usual-splits.tsx'),
    loadWords('splits', 'supplies', 'money'),
  ]);
  return part.UsualSplits;
});
