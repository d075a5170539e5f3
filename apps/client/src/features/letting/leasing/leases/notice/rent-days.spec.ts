import { daysIn, isDayOfMonth } from './rent-days.ts';

describe('typed days', () => {
  it.each([
    ['3, 10, 20', [3, 10, 20]],
    [' 3;10 ', [3, 10]],
    ['', []],
    ['0', null],
    ['61', null],
    ['-3', null],
    ['three', null],
    ['1 2 3 4 5 6', null],
  ])('are read from "%s"', (typed, days) => {
    expect(daysIn(typed)).toEqual(days);
  });

  it.each([
    ['1', true],
    ['31', true],
    ['0', false],
    ['32', false],
    ['', false],
    ['1.5', false],
  ])('of the month have to be one from 1 to 31: "%s"', (typed, is) => {
    expect(isDayOfMonth(typed)).toBe(is);
  });
});
