import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const TrySampleHouse = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./try-sample-house.tsx'), loadWords('sampleHouse')]);
  return part.TrySampleHouse;
});

export const SampleBanner = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./sample-banner.tsx'), loadWords('sampleHouse')]);
  return part.SampleBanner;
});
