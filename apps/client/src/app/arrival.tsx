import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { focusRegion } from '#lib/focus.ts';

/** The location key of a window's first page. */
const FIRST = 'default';

/**
 * Scrolls each new page to its top and moves the focus into it, unless one of its fields already has it. It is placed
 * after the page inside its Suspense, so that it runs when the page is ready.
 */
export function Arrival() {
  const { pathname, key } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    const scroller = document.getElementById('scroller');
    if (scroller !== null) scroller.scrollTop = 0;
    if (key === FIRST) return;
    const page = document.querySelector('main');
    if (page !== null && !page.contains(document.activeElement)) focusRegion(page);
    // Search parameters in the URL change the key, not the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return null;
}
