import { amount } from './primitives.ts';

describe('an amount', () => {
  it.each(['0', '620', '9999999999', '620.00', '620.000', '9999999.99', '9999999.999'])('can be %s', (wire) => {
    expect(amount.safeParse(wire).success).toBe(true);
  });

  it.each(['', '-1', '620.', '620.5', '620.5000', '10000000.00', '99999999999', '1e3', '.50'])(
    "can't be %p",
    (wire) => {
      expect(amount.safeParse(wire).success).toBe(false);
    },
  );
});
