import fc from 'fast-check';

import { fromWireMoney, toWireMoney } from './money.ts';

describe('money on the wire', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1250, '12.50'],
    [-7, '-0.07'],
    [-123456, '-1234.56'],
  ])('writes %i minor units as %s', (minor, wire) => {
    expect(toWireMoney(minor)).toBe(wire);
  });

  it('comes back exactly', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => fromWireMoney(toWireMoney(minor)) === minor));
  });

  it.each(['12', '12.5', '1e3', '12.505', '', ' 1.00'])('refuses %p', (wire) => {
    expect(() => fromWireMoney(wire)).toThrow(RangeError);
  });

  it('refuses fractions of a cent', () => {
    expect(() => toWireMoney(0.5)).toThrow(RangeError);
  });
});
