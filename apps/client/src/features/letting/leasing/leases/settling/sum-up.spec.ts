import { deductionsOf, sumOf } from './sum-up.ts';

describe('typed deductions', () => {
  it('are sent if they are complete; partly filled ones are invalid', () => {
    expect(
      deductionsOf(
        [
          { key: 1, label: ' Broken lamp ', amount: '25,5' },
          { key: 2, label: '', amount: '' },
          { key: 3, label: 'Cleaning', amount: 'a lot' },
          { key: 4, label: '', amount: '3' },
        ],
        'GBP',
      ),
    ).toEqual({ complete: [{ label: 'Broken lamp', amount: '25.50' }], wrong: new Set([3, 4]) });
  });

  it("add up with the house's amounts, to the cent", () => {
    expect(sumOf(['0.10', '0.20', '-1.00'], 'GBP')).toBe('-0.70');
    expect(sumOf([], 'GBP')).toBe('0.00');
    expect(sumOf(['0.100', '0.205'], 'KWD')).toBe('0.305');
    expect(sumOf(['1000', '-1'], 'JPY')).toBe('999');
  });
});
