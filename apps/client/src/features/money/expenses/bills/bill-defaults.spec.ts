import type { VariableCost } from '@common-roof/contracts';

import { aBill } from '#test/bills.ts';
import { defaultsFor } from './bill-defaults.ts';

const TODAY = '2026-11-23';
const fromTo = (bills: readonly VariableCost[]) => {
  const { from, to } = defaultsFor(bills, 'electricity', TODAY);
  return [from, to];
};

describe('the defaults of a bill form', () => {
  it('are the previous month, if there was no bill', () => {
    expect(fromTo([])).toEqual(['2026-10-01', '2026-10-31']);
    expect(fromTo([aBill(1, { category: 'gas' })])).toEqual(['2026-10-01', '2026-10-31']);
  });

  it.each([
    ['2026-09-01', '2026-09-30', '2026-10-01', '2026-10-31'],
    ['2026-07-01', '2026-09-30', '2026-10-01', '2026-12-31'],
    ['2026-09-16', '2026-10-15', '2026-10-16', '2026-11-14'],
    ['2025-11-01', '2026-10-31', '2026-11-01', '2027-10-31'],
  ])('are the period after the last bill, of the same length: %s to %s', (from, to, nextFrom, nextTo) => {
    expect(fromTo([aBill(1, { from, to })])).toEqual([nextFrom, nextTo]);
  });

  it('are never a period entirely in the future', () => {
    expect(fromTo([aBill(1, { from: '2026-11-01', to: '2026-11-30' })])).toEqual(['2026-10-01', '2026-10-31']);
  });

  it('include the supplier, and the last meter reading', () => {
    const meter = { name: 'Hall', start: '10', end: '25.5', unit: 'kWh' as const, used: '15.5' };
    expect(defaultsFor([aBill(1, { supplier: 'City Power', meter })], 'electricity', TODAY)).toMatchObject({
      supplier: 'City Power',
      meter: { name: 'Hall', start: '25.5', unit: 'kWh' },
    });
  });
});
