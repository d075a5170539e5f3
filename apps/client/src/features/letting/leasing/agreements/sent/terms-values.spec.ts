import { areReadable, noTerms, termsValuesOf, toTerms } from './terms-values.ts';

const LEASE = {
  starts_on: '2030-05-01',
  ends_on: '2031-05-01',
  rent: '520.00',
  rent_period: 'week',
  deposit: '500.00',
} as const;

describe('lease terms in a form', () => {
  it('omit unchanged terms', () => {
    expect(toTerms(noTerms, 'GBP', false)).toEqual({});
    expect(toTerms({ ...noTerms, rent: '520,5' }, 'GBP', false)).toEqual({ rent: '520.50', rent_period: 'month' });
  });

  it('state that a last day was removed', () => {
    const values = termsValuesOf(LEASE);
    expect(toTerms(values, 'GBP', true)).toEqual(LEASE);
    expect(toTerms({ ...values, ends_on: '' }, 'GBP', true)).toEqual({ ...LEASE, ends_on: null });
  });

  it('hold readable amounts, or nothing', () => {
    expect(areReadable(noTerms, 'GBP')).toBe(true);
    expect(areReadable({ ...noTerms, deposit: 'much' }, 'GBP')).toBe(false);
    expect(areReadable({ ...noTerms, rent: '620,5' }, 'JPY')).toBe(false);
  });
});
