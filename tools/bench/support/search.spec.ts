import { highestRate } from './search.ts';

const options = { from: 100, growth: 1.5, closeness: 1.05 };

describe('highestRate', () => {
  it.each([40, 99, 100, 101, 444, 3_000])('finds a limit of %i from below or above', async (limit) => {
    const found = await highestRate((rate) => Promise.resolve(rate <= limit), options);
    expect(found).toBeLessThanOrEqual(limit);
    expect(found).toBeGreaterThanOrEqual(limit / 1.06);
  });

  it('gives up where nothing holds', async () => {
    await expect(highestRate(() => Promise.resolve(false), options)).resolves.toBe(0);
  });
});
