import { timesOf } from './times.ts';

describe('the times of runs under load', () => {
  it('are printed one per line, with the failures', () => {
    const runs = [
      { code: 0, seconds: 605.4 },
      { code: 1, seconds: 59.7 },
    ];
    expect(timesOf(runs, { busy: 4, processors: 2 })).toBe(
      'On 2 processors beside 4 busy processes:\n1. 10:05 min green\n2. 1:00 min red (1)',
    );
  });

  it('are rounded to whole seconds before they are split into minutes', () => {
    expect(timesOf([{ code: 0, seconds: 119.6 }], { busy: 1, processors: 1 })).toContain('2:00 min');
  });
});
