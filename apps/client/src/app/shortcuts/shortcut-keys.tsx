import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { pathOfLetter } from './go-keys.ts';
import { GO_MS, readKey } from './key-press.ts';
import { presses } from './shortcuts.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const Palette = lazyOnOpen(async () => (await import('./palette.tsx')).Palette);

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Understands the shortcuts, unless something is open over the page, and opens what they ask for. */
export function ShortcutKeys({ onNotes }: { onNotes: () => void }) {
  const navigate = useNavigate();
  const { role } = useReader();
  const [opened, setOpened] = useState<'palette' | 'help' | null>(null);
  /** Until when a letter goes to a page, as the time of an event. */
  const goesUntil = useRef(0);
  const onPress = useEffectEvent((event: KeyboardEvent): void => {
    const isGoing = event.timeStamp < goesUntil.current;
    const press = readKey(event, { isTyping: isIn(event.target, FIELDS), isGoing });
    // Shift and the like are keys, too, and don't end what `g` began.
    if (event.key.length === 1) goesUntil.current = 0;
    if (press === null || opened !== null || document.querySelector(OPENED) !== null) return;
    event.preventDefault();
    if (press === 'go') goesUntil.current = event.timeStamp + GO_MS;
    else if (typeof press === 'string') setOpened(press);
    else {
      const path = pathOfLetter(role, press.letter);
      if (path !== undefined) void navigate(path);
    }
  });
  useEffect(() => {
    presses.take = (event) => {
      onPress(event);
    };
    for (const event of presses.waiting.splice(0)) onPress(event);
    return () => {
      presses.take = null;
    };
  }, []);
  const close = (): void => {
    setOpened(null);
  };
  return (
    <>
      {opened === 'palette' && (
        <Palette
          onNotes={onNotes}
          onHelp={() => {
            setOpened('help');
          }}
          onClose={close}
        />
      )}
      {opened === 'help' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
