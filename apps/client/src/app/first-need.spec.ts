import { whenNeeded } from './first-need.ts';

let begun: number;

beforeEach(() => {
  jest.useFakeTimers();
  begun = 0;
});
afterEach(() => {
  // What a test began waits no longer.
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
});

const begin = (): void => {
  begun += 1;
};

describe('the code of a page that can be read without it', () => {
  it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input', 'change'])(
    'begins at the first %s, once',
    (sign) => {
      whenNeeded(begin);
      expect(begun).toBe(0);
      document.body.dispatchEvent(new Event(sign));
      document.body.dispatchEvent(new Event(sign));
      jest.advanceTimersByTime(10_000);
      expect(begun).toBe(1);
    },
  );

  it('begins by itself after a while', () => {
    whenNeeded(begin);
    jest.advanceTimersByTime(10_000);
    document.body.dispatchEvent(new Event('click'));
    expect(begun).toBe(1);
  });

  it('waits while the page only focuses a field', () => {
    whenNeeded(begin);
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(begun).toBe(0);
  });
});
