import { highestRate } from './search.ts';

const options = { from: 100, growth: 1.5, closeness: 1.05 };

describe('highestRate', () => {
  it.each([40, 99, 100, 101, 444, 3_000])('finds a limit of %i from below or above', async (limit) => {
    const found = await highestRate((rate) => Promise.resolve(rate <= limit), options);
    expect(found).toBeLessThanOrEqual(limit);
    expect(found).toBeGreaterThanOrEqual(limit / 1.06);
  });

  it.each([10, 11, 13, 16, 17])(
    'ends even if whole rates are further apart than the requested closeness: %i',
    async (limit) => {
      const asked: number[] = [];
      const found = await highestRate((rate) => {
        asked.push(rate);
        // An endless search would ask forever.
        if (asked.length > 50) return Promise.reject(new Error(`asked for ${String(rate)} again and again`));
        return Promise.resolve(rate <= limit);
      }, options);
      expect(found).toBe(limit);
      expect(new Set(asked).size).toBe(asked.length);
    },
  );

  it('returns 0 if no rate holds', async () => {
    await expect(highestRate(() => Promise.resolve(false), options)).resolves.toBe(0);
  });
});
