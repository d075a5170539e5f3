import { lazyOnOpen } from '../../../ui/lazy-on-open.tsx';
import { useFirstStepsQuery } from './first-steps-api.ts';

const StepsSection = lazyOnOpen(async () => (await import('./steps-section.tsx')).StepsSection);

/** What somebody new does first; nothing once it is done, put away, or they are no longer new. */
export function FirstSteps() {
  const { data } = useFirstStepsQuery();
  return data?.is_shown === true ? <StepsSection first={data} /> : null;
}
