import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useFirstStepsQuery } from './first-steps-api.ts';

const BringBack = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./bring-back.tsx'), loadWords('firstSteps')]);
  return part.BringBack;
});

/** Brings dismissed first steps back; nothing while they are shown, or all are done. */
export function HiddenSteps() {
  const { data } = useFirstStepsQuery();
  const canComeBack = data !== undefined && !data.is_shown && !data.is_done && data.steps.length > 0;
  return canComeBack ? <BringBack /> : null;
}
