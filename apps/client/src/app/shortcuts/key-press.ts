/** How long after `g` a letter still goes to a page, in milliseconds. */
export const GO_MS = 1_500;

/** What keys mean: see {@link readKey}. */
export type Press = 'palette' | 'help' | 'go' | { readonly letter: string } | null;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'>;

/**
 * Reads a key press.
 * @param isTyping whether it goes into a field: then only the key with Ctrl or Cmd counts
 * @param isGoing whether `g` was pressed before
 */
export function readKey(event: Key, { isTyping, isGoing }: { isTyping: boolean; isGoing: boolean }): Press {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = event;
  if (isComposing || repeat || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey ? 'palette' : null;
  if (isTyping) return null;
  if (key === '?') return 'help';
  if (shiftKey || !/^[a-z]$/i.test(key)) return null;
  const letter = key.toLowerCase();
  if (isGoing) return { letter };
  return letter === 'g' ? 'go' : null;
}
