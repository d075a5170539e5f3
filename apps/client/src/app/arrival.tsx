import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { focusRegion } from '../lib/focus.ts';

/** The key of the location a window begins with. */
const FIRST = 'default';

/**
 * After each change of the page: it begins at its top, and the focus is in it, where a field of it has not taken the focus
 * already. Stands behind the page, inside its Suspense: it arrives when the page does.
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
    // A search that is kept in the address changes the key, not the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return null;
}
