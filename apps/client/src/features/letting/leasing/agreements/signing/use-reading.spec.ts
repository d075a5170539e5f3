import { shareSeen } from './use-reading.ts';

describe('reading progress', () => {
  it('is the part of the text that has been on the screen', () => {
    expect(shareSeen({ top: 100, height: 1_000 }, 598)).toBe(0.5);
    expect(shareSeen({ top: 900, height: 1_000 }, 600)).toBe(0);
  });

  it('is complete for a text that fits, or whose end was reached', () => {
    expect(shareSeen({ top: 100, height: 300 }, 700)).toBe(1);
    expect(shareSeen({ top: -400.4, height: 1_000 }, 599)).toBe(1);
  });
});
