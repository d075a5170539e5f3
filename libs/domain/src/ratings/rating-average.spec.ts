import { ratingAverage } from './rating-average.ts';

it.each([
  [0, 0, null],
  [2, 10, null],
  [3, 15, 5],
  [3, 13, 4.3],
  [3, 14, 4.7],
  [4, 17, 4.3],
  [20, 81, 4.1],
  [3, 3, 1],
])('of %i ratings with %i stars in total is %p', (count, sum, average) => {
  expect(ratingAverage(count, sum)).toBe(average);
});
