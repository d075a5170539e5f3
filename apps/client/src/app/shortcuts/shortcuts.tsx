import { useEffect, useState } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { shortcutsSetting } from '#lib/shortcuts-setting.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const ShortcutKeys = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./shortcut-keys.tsx'), loadWords('palette')]);
  return part.ShortcutKeys;
});

/** Keys that were pressed before the code that understands them had come, and where they go from then on. */
export const presses: { waiting: KeyboardEvent[]; take: ((event: KeyboardEvent) => void) | null } = {
  waiting: [],
  take: null,
};

/** The shortcuts of every signed-in page. Their code is fetched when a key may be one. */
export function Shortcuts({ onNotes }: { onNotes: () => void }) {
  const [isWoken, setWoken] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const hasCommand = event.ctrlKey || event.metaKey;
      const isFirst = (hasCommand ? /^k$/i : /^[?g]$/i).test(event.key);
      if (event.defaultPrevented || !shortcutsSetting.areOn()) return;
      if (presses.take !== null) presses.take(event);
      else if (isFirst || presses.waiting.length > 0) {
        // The browser's own search would open before the code has come.
        if (isFirst && hasCommand) event.preventDefault();
        presses.waiting.push(event);
        setWoken(true);
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
  return isWoken && <ShortcutKeys onNotes={onNotes} />;
}
