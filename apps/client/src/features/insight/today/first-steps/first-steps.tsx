import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useFirstStepsQuery } from './first-steps-api.ts';

const StepsSection = lazyOnOpen(async () => (await import('./steps-section.tsx')).StepsSection);

/** A new user's first steps; nothing once they are done, dismissed, or the user is no longer new. */
export function FirstSteps() {
  const { data } = useFirstStepsQuery();
  return data?.is_shown === true ? <StepsSection first={data} /> : null;
}
