import { jest } from '@jest/globals';

import { pulse } from './pulse.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a pulse', () => {
  it('asks at each interval until it is stopped', async () => {
    const ask = jest.fn(() => Promise.resolve());
    const stop = pulse(ask, 1_000);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("doesn't ask while an answer is pending, and continues after an answer or a failure", async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    let asked = 0;
    const stop = pulse(() => answers[asked++]?.promise ?? Promise.resolve(), 1_000);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked).toBe(1);
    answers[0]?.resolve(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked).toBe(2);
    answers[1]?.reject(new Error('gone'));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(4);
    stop();
  });
});
