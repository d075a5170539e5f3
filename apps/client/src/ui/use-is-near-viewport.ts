import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen something begins to load. */
const MARGIN = '400px';

/** Whether an element has come near the screen; from then on it stays so. */
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
