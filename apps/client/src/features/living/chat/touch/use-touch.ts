import { type RefObject, useEffect, useEffectEvent } from 'react';

import type { Acting } from './act-on-messages.ts';

/** Lets fingers act on messages: a swipe replies, a long press opens the actions. Its code is for touch screens only. */
export function useTouch(scroller: RefObject<HTMLElement | null>, acting: Acting): void {
  const give = useEffectEvent(() => acting);
  useEffect(() => {
    const log = scroller.current;
    if (log === null || !window.matchMedia('(any-pointer: coarse)').matches) return undefined;
    const attached = import('./act-on-messages.ts')
      .then(({ actOnMessages }) => actOnMessages(log, () => give()))
      // Without it, the button beside each message still has the actions.
      .catch(() => undefined);
    return () => void attached.then((detach) => detach?.());
  }, [scroller]);
}
