import { deductionsOf, sumOf } from './sum-up.ts';

describe('deductions as they are typed', () => {
  it('are sent where somebody has filled them in; what is begun and not finished is wrong', () => {
    expect(
      deductionsOf([
        { key: 1, label: ' Broken lamp ', amount: '25,5' },
        { key: 2, label: '', amount: '' },
        { key: 3, label: 'Cleaning', amount: 'a lot' },
        { key: 4, label: '', amount: '3' },
      ]),
    ).toEqual({ complete: [{ label: 'Broken lamp', amount: '25.50' }], wrong: new Set([3, 4]) });
  });

  it('add up with what the house counts, to the cent', () => {
    expect(sumOf(['0.10', '0.20', '-1.00'])).toBe('-0.70');
    expect(sumOf([])).toBe('0.00');
  });
});
