import { attachGestures, PRESS_MS, THRESHOLD_PX } from './attach-gestures.ts';

const FAR = THRESHOLD_PX + 20;

/** A log with one message, whose text has a link, and fingers on it. */
function aLog({ canReply = true } = {}) {
  document.body.innerHTML =
    '<div><article data-row="a"><p>Hello <a href="/x">there</a></p></article><i data-row="b"></i></div>';
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`${selector} is missing`);
    return found;
  };
  const handlers = {
    isMessage: (row: HTMLElement) => row.dataset['row'] === 'a',
    onSwipe: canReply ? jest.fn() : null,
    onPress: jest.fn(),
  };
  const detach = attachGestures(find('div'), () => handlers);
  const finger = (type: string, x: number, y: number, on = 'p', more: PointerEventInit = {}): void => {
    const init = {
      bubbles: true,
      pointerId: 1,
      isPrimary: true,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
      ...more,
    };
    find(on).dispatchEvent(new PointerEvent(`pointer${type}`, init));
  };
  return { ...handlers, row: find('article'), find, finger, detach };
}

describe('a swipe to the right on a message', () => {
  it('moves it with an arrow, and replies once it is far enough', () => {
    const { row, finger, onSwipe } = aLog();
    finger('down', 100, 100);
    finger('move', 140, 102);
    expect(row.style.transform).toBe('translateX(30px)');
    expect(row.querySelector('[data-swipe=""]')).not.toBeNull();
    finger('move', 100 + FAR, 104);
    expect(row.querySelector('[data-swipe="far"]')).not.toBeNull();
    finger('up', 100 + FAR, 104);
    expect(onSwipe).toHaveBeenCalledWith(row);
    expect(row.querySelector('svg')).toBeNull();
    expect(row.style.transform).toBe('');
  });

  it('does nothing when it was short, taken back, steep, or to the left', () => {
    const { row, finger, onSwipe } = aLog();
    const moves = [
      [[140, 100]],
      [
        [100 + FAR, 100],
        [120, 100],
      ],
      [[100 + FAR, 100 + FAR]],
      [[20, 100]],
    ] as const;
    for (const [at, path] of moves.entries()) {
      finger('down', 100, 100, 'p', { pointerId: at });
      for (const [x, y] of path) finger('move', x, y, 'p', { pointerId: at });
      finger('up', path.at(-1)?.[0] ?? 0, 100, 'p', { pointerId: at });
    }
    expect(onSwipe).not.toHaveBeenCalled();
    expect(row.querySelector('svg')).toBeNull();
  });

  it('ends when the browser scrolls, and with a second finger', () => {
    const { finger, onSwipe, row } = aLog();
    finger('down', 100, 100);
    finger('move', 100 + FAR, 100);
    finger('cancel', 100 + FAR, 100);
    expect(row.style.transform).toBe('');
    finger('up', 100 + FAR, 100);
    finger('down', 100, 100);
    finger('move', 100 + FAR, 100);
    finger('down', 200, 100, 'p', { pointerId: 2, isPrimary: false });
    finger('up', 100 + FAR, 100);
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it('leaves the edges of the screen to the browser, other rows and pointers alone', () => {
    const { finger, onSwipe, row } = aLog();
    const away: [number, string, PointerEventInit][] = [
      [8, 'p', {}],
      [window.innerWidth - 8, 'p', {}],
      [100, 'i', {}],
      [100, 'p', { pointerType: 'mouse' }],
    ];
    for (const [x, on, more] of away) {
      finger('down', x, 100, on, more);
      finger('move', x + FAR, 100, on, more);
      finger('up', x + FAR, 100, on, more);
    }
    expect(onSwipe).not.toHaveBeenCalled();
    expect(row.style.transform).toBe('');
  });

  it('does nothing where nobody can write', () => {
    const { finger, row } = aLog({ canReply: false });
    finger('down', 100, 100);
    finger('move', 100 + FAR, 100);
    expect(row.querySelector('svg')).toBeNull();
  });

  it('shows only the arrow to people who want no motion', () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') });
    const { finger, row, onSwipe } = aLog();
    finger('down', 100, 100);
    finger('move', 100 + FAR, 100);
    expect(row.style.transform).toBe('');
    expect(row.querySelector('svg')).not.toBeNull();
    finger('up', 100 + FAR, 100);
    expect(onSwipe).toHaveBeenCalled();
    window.matchMedia = matchMedia;
  });
});

describe('a long press on a message', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('opens its actions, and lifting the finger clicks nothing', () => {
    const { row, find, finger, onPress } = aLog();
    finger('down', 100, 100);
    finger('move', 103, 104);
    jest.advanceTimersByTime(PRESS_MS);
    expect(onPress).toHaveBeenCalledWith(row);
    const lift = new Event('touchend', { bubbles: true, cancelable: true });
    find('p').dispatchEvent(lift);
    expect(lift.defaultPrevented).toBe(true);
  });

  it('opens them as soon as the browser would open its own menu, and in its place', () => {
    const { find, finger, onPress } = aLog();
    finger('down', 100, 100);
    const menu = new Event('contextmenu', { bubbles: true, cancelable: true });
    find('p').dispatchEvent(menu);
    jest.advanceTimersByTime(PRESS_MS);
    expect(menu.defaultPrevented).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is none when the finger moves or is lifted sooner, nor on a link', () => {
    const { finger, onPress, find } = aLog();
    finger('down', 100, 100);
    finger('move', 100, 130);
    jest.advanceTimersByTime(PRESS_MS);
    finger('down', 100, 100);
    finger('up', 100, 100);
    jest.advanceTimersByTime(PRESS_MS);
    finger('down', 100, 100, 'a');
    jest.advanceTimersByTime(PRESS_MS);
    const menu = new Event('contextmenu', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('ends with the log', () => {
    const { finger, onPress, detach } = aLog();
    finger('down', 100, 100);
    detach();
    jest.advanceTimersByTime(PRESS_MS);
    expect(onPress).not.toHaveBeenCalled();
  });
});
