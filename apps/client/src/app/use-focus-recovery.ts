import { useEffect } from 'react';

import { focusRegion } from '#lib/focus.ts';

const REGIONS = '[tabindex], section, article, li, form, main';
/** Lets intended focus changes happen first: a dialog that opens or closes, a field that is added. */
const OTHERS_FIRST_MS = 30;

/** Returns the element and its ancestors. */
function trailOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent === null ? [element] : [element, ...trailOf(parent)];
}

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

/** Focuses what is left of the trail: the control itself, or the section it was in. */
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
 * Many actions remove, or briefly disable, the control that started them. The browser then focuses the body, and
 * keyboard and screen reader users are back at the top. This hook returns the focus to where it was.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    const root = document.getElementById('root') ?? document.body;
    let last: HTMLElement[] = [];
    /** The trail before a menu or dialog opened, which is outside the page. */
    let inPage: HTMLElement[] = [];
    let timer: number | undefined;

    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      last = trailOf(target);
      if (last.some((element) => element.tagName === 'MAIN') || root.contains(target)) inPage = last;
    };
    /** A click on empty space leaves a control that still exists and is enabled: that was intended. */
    const wasTaken = (): boolean => {
      const [control] = last;
      return control !== undefined && (!control.isConnected || isDisabled(control));
    };
    let isTaken = false;
    const look = (): void => {
      const isNowhere = document.activeElement === document.body || document.activeElement === null;
      if (!isNowhere) isTaken = false;
      // Disabled while sending: it comes back.
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
