import { type Press, readKey } from './key-press.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, repeat: false };
const read = (
  key: string,
  more: Partial<typeof NONE> = {},
  state: Partial<Parameters<typeof readKey>[1]> = {},
): Press => readKey({ key, ...NONE, ...more }, { isTyping: false, isGoing: false, ...state });

describe('a key', () => {
  it('opens the palette with Ctrl or Cmd, in a field too', () => {
    expect(read('k', { ctrlKey: true })).toBe('palette');
    expect(read('K', { metaKey: true })).toBe('palette');
    expect(read('k', { ctrlKey: true }, { isTyping: true })).toBe('palette');
  });

  it('is left to the browser together with others', () => {
    expect(read('k', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(read('k', { ctrlKey: true, metaKey: true })).toBeNull();
    expect(read('k', { altKey: true })).toBeNull();
    expect(read('g', { ctrlKey: true })).toBeNull();
  });

  it('shows the list of shortcuts, also where ? needs Shift', () => {
    expect(read('?', { shiftKey: true })).toBe('help');
    expect(read('?')).toBe('help');
  });

  it('goes to a page after g only', () => {
    expect(read('g')).toBe('go');
    expect(read('c')).toBeNull();
    expect(read('c', {}, { isGoing: true })).toEqual({ letter: 'c' });
    expect(read('C', {}, { isGoing: true })).toEqual({ letter: 'c' });
    expect(read('Shift', { shiftKey: true }, { isGoing: true })).toBeNull();
  });

  it.each(['?', 'g', 'c'])('%s is text while someone types', (key) => {
    expect(read(key, {}, { isTyping: true, isGoing: true })).toBeNull();
    expect(read(key, { isComposing: true })).toBeNull();
  });

  it('counts once while it is held down', () => {
    expect(read('g', { repeat: true })).toBeNull();
  });
});
