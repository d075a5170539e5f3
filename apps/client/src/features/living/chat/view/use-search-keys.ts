import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Opens the search with Ctrl or Cmd + F, and with `/` outside of fields. A second Ctrl + F is the browser's, for whom it
 * is a search of the page.
 */
export function useSearchKeys(isOpen: boolean, open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    const isFind =
      event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isInField;
    const isInDialog = document.querySelector('[role="dialog"], [role="menu"]') !== null;
    if (isOpen || isInDialog || event.defaultPrevented || !(isFind || isSlash)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
