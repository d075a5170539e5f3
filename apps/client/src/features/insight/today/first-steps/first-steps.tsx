import type { FirstSteps as First } from '@common-roof/contracts';
import { type ReactNode, useState } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useFirstStepsQuery } from './first-steps-api.ts';

const StepsSection = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./steps-section.tsx'), loadWords('firstSteps')]);
  return part.StepsSection;
});

/**
 * A new user's first steps; nothing once they are dismissed, or the user is no longer new. When all are done, it says so
 * until the page is left, and never again. What else a new user can do is the children, below the steps.
 */
export function FirstSteps({ children }: { children?: ReactNode }) {
  const { data } = useFirstStepsQuery();
  const [finished, setFinished] = useState<First>();
  const shown = data?.is_shown === true ? data : undefined;
  if (shown?.is_done === true && finished === undefined) setFinished(shown);
  const first = finished ?? shown;
  return first === undefined ? null : <StepsSection first={first}>{children}</StepsSection>;
}
