import { whenReachable } from './when-reachable.ts';

describe('temporarily unavailable code', () => {
  it('is loaded when the network is back, without errors until then', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const answers = [new Error('There is no network'), new Error('There is still none'), 'here'];
    const load = jest.fn(() => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    const loading = whenReachable(load);
    const isSettled = jest.fn();
    void loading.then(isSettled, isSettled);
    for (const times of [1, 2]) {
      await Promise.resolve();
      await Promise.resolve();
      expect([load.mock.calls.length, isSettled.mock.calls.length]).toEqual([times, 0]);
      window.dispatchEvent(new Event('online'));
    }
    expect(await loading).toBe('here');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
