import { type RefObject, useEffect, useState } from 'react';

/** Distance below the screen at which loading starts. */
const MARGIN = '400px';

/** Returns whether an element has come near the screen; it stays true. */
export function useIsNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isNear, ref]);
  return isNear;
}
