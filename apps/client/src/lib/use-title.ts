import { useEffect } from 'react';

const PRODUCT = 'Common Roof';

/** Sets the title: `(3) Chat · Common Roof`. */
export function useTitle(title: string, unread = 0): void {
  useEffect(() => {
    document.title = `${unread > 0 ? `(${String(unread)}) ` : ''}${title} · ${PRODUCT}`;
  }, [title, unread]);
}
