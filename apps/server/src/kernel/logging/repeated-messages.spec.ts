import { RepeatedMessages } from './repeated-messages.ts';

describe('a message that repeats', () => {
  const time = { now: 0 };
  const messages = new RepeatedMessages(() => time.now);

  it('is written once a minute from any source, with the number of omitted repeats', () => {
    const written: string[] = [];
    for (let second = 0; second < 130; second += 1) {
      time.now = second * 1_000;
      for (const _loop of ['relay', 'mail', 'announcer']) {
        const line = messages.firstOccurrence('connect ECONNREFUSED');
        if (line !== undefined) written.push(line);
      }
    }
    expect(written).toEqual([
      'connect ECONNREFUSED',
      'connect ECONNREFUSED (179 times more)',
      'connect ECONNREFUSED (179 times more)',
    ]);
  });

  it('does not keep another one from being written', () => {
    expect(messages.firstOccurrence('no such table')).toBe('no such table');
  });
});
