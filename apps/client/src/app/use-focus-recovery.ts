import { useEffect } from 'react';

import { focusRegion } from '../lib/focus.ts';

const REGIONS = '[tabindex], section, article, li, form, main';
/** Whoever moves the focus on purpose comes first: a dialog that opens or closes, a field that is added. */
const OTHERS_FIRST_MS = 30;

/** From the element outwards. */
function trailOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent === null ? [element] : [element, ...trailOf(parent)];
}

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

/** Gives the focus to what is left of the trail: the control itself, else the part of the page that it was in. */
function takeUp(trail: readonly HTMLElement[]): boolean {
  const [control, ...around] = trail;
  if (control?.isConnected === true && !isDisabled(control)) {
    control.focus({ preventScroll: true });
    return document.activeElement === control;
  }
  const region = around.find((element) => element.isConnected && element.matches(REGIONS));
  if (region !== undefined) focusRegion(region);
  return region !== undefined;
}

/**
 * Many an action takes away, or switches off for a moment, the very control it was begun with; the browser then gives the
 * focus to the body, and who uses a keyboard or a screen reader is back at the beginning. Here it goes to where they were.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    const root = document.getElementById('root') ?? document.body;
    let last: HTMLElement[] = [];
    /** Before a menu or a dialog was opened, which stand beside the page. */
    let inPage: HTMLElement[] = [];
    let timer: number | undefined;

    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      last = trailOf(target);
      if (last.some((element) => element.tagName === 'MAIN') || root.contains(target)) inPage = last;
    };
    /** Who clicks beside everything leaves a control that is still there and usable: that was meant. */
    const wasTaken = (): boolean => {
      const [control] = last;
      return control !== undefined && (!control.isConnected || isDisabled(control));
    };
    let isTaken = false;
    const look = (): void => {
      const isNowhere = document.activeElement === document.body || document.activeElement === null;
      if (!isNowhere) isTaken = false;
      // Switched off while something is sent: it comes back.
      const isOff = last[0]?.isConnected === true && isDisabled(last[0]);
      if (!isTaken || isOff) return;
      isTaken = false;
      if (!takeUp(last)) takeUp(inPage);
    };
    const observer = new MutationObserver(() => {
      isTaken ||= wasTaken();
      window.clearTimeout(timer);
      timer = window.setTimeout(look, OTHERS_FIRST_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}
