import {
  canHavePast,
  chargingChoices,
  chosenDay,
  isOpeningReadable,
  noPast,
  pastValuesOf,
  toPast,
} from './past-values.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2026-11-26T12:00:00Z'));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the past of a lease in a form', () => {
  it('is requested if the first day has passed', () => {
    expect([canHavePast(''), canHavePast('2026-11-26'), canHavePast('2026-11-25')]).toEqual([false, false, true]);
  });

  it('is left to the server by default', () => {
    expect(toPast('2026-03-15', 'month', noPast, 'GBP')).toEqual({});
    expect(chosenDay('2026-03-15', 'month', '')).toBe('2026-11-01');
    expect(chosenDay('2026-11-10', 'month', '')).toBe('2026-11-10');
  });

  it('states arrears, and advance payments', () => {
    const values = { charged_from: '2026-09-01', opening_is: 'owed', opening: '120,5' } as const;
    expect(toPast('2026-03-15', 'month', values, 'GBP')).toEqual({
      past: { charged_from: '2026-09-01', opening_balance: '120.50' },
    });
    expect(toPast('2026-03-15', 'month', { ...values, charged_from: '', opening_is: 'advance' }, 'GBP')).toEqual({
      past: { charged_from: '2026-11-01', opening_balance: '-120.50' },
    });
    expect(isOpeningReadable({ ...values, opening: 'much' }, 'GBP')).toBe(false);
  });

  it('is read back as it was entered', () => {
    const past = (opening_balance: string) => pastValuesOf({ past: { charged_from: '2026-09-01', opening_balance } });
    expect(past('0.00')).toEqual({ charged_from: '2026-09-01', opening_is: 'none', opening: '' });
    expect(past('-45.00')).toEqual({ charged_from: '2026-09-01', opening_is: 'advance', opening: '45.00' });
    expect(pastValuesOf({})).toEqual(noPast);
  });

  it('is cleared when the first day changes', () => {
    expect(chosenDay('2026-10-15', 'month', '2026-09-01')).toBe('2026-11-01');
    expect(toPast('2026-12-01', 'month', { ...noPast, charged_from: '2026-09-01' }, 'GBP')).toEqual({});
  });

  it('offers the first day and the months of two years', () => {
    const choices = chargingChoices('2020-01-20', 'month');
    expect([choices[0], choices.at(-1), choices.length]).toEqual(['2020-01-20', '2026-12-01', 26]);
  });
});
