import { type RefObject, useEffect, useState } from 'react';

/** Far enough for most things to be there when they are seen. */
const MARGIN = '400px';

/**
 * Returns whether an element has come near the screen; it stays true.
 * @param margin distance below the screen, as CSS says it
 */
export function useIsNearViewport(ref: RefObject<Element | null>, margin = MARGIN): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isNear, ref, margin]);
  return isNear;
}
