import { loadWords } from '#i18n/i18n.ts';
import { lazyInView } from '#ui/lazy-in-view.tsx';

/** Late fees under a balance: most houses have none. */
export const LateFeesOf = lazyInView(async () => {
  const [part] = await Promise.all([import('./late-fees-of.tsx'), loadWords('lateFees')]);
  return part.LateFeesOf;
}, 0);

export const LateFeesSection = lazyInView(async () => {
  const [part] = await Promise.all([import('./late-fees-section.tsx'), loadWords('lateFees')]);
  return part.LateFeesSection;
}, 120);
