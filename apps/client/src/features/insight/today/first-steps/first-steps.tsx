import { useState } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useFirstStepsQuery } from './first-steps-api.ts';

const StepsSection = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./steps-section.tsx'), loadWords('firstSteps')]);
  return part.StepsSection;
});
const StepsFinished = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./steps-finished.tsx'), loadWords('firstSteps')]);
  return part.StepsFinished;
});

/**
 * A new user's first steps; nothing once they are dismissed, or the user is no longer new. When all are done, it says so
 * until the page is left, and never again.
 */
export function FirstSteps() {
  const { data } = useFirstStepsQuery();
  const [isFinished, setFinished] = useState(false);
  if (data?.is_shown === true && data.is_done && !isFinished) setFinished(true);
  if (isFinished) return <StepsFinished />;
  return data?.is_shown === true ? <StepsSection first={data} /> : null;
}
