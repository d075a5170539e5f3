import { readFileSync } from 'node:fs';

import { byCounting, byDebts, CHORES, PEOPLE, simulatedYear, type YearOf } from './simulated-year.ts';

const year = simulatedYear();
// The part after this is about another house.
const [document = ''] = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8').split('\n## ');

const storyOf = (id: string): string => PEOPLE.find((person) => person.id === id)?.story ?? '';
const aDay = (points: number, { days }: YearOf): string => (points / days).toFixed(2);

/** Returns the table rows of the document without alignment. */
const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-'));

const POINTS = [
  '| Who | When | Days there | Share | By debts | By counting |',
  '| - | - | -: | -: | -: | -: |',
  ...year.map(
    (one) =>
      `| ${one.id} | ${storyOf(one.id)} | ${one.days} | ${one.share.toFixed(1)} | ${one.fair} | ${one.counted} |`,
  ),
];
const DAYS = [
  '| Who | Share a day | By debts | By counting | First run by debts | First run by counting |',
  '| - | -: | -: | -: | -: | -: |',
  ...year.map((one) =>
    [
      `| ${one.id} | ${aDay(one.share, one)} | ${aDay(one.fair, one)} | ${aDay(one.counted, one)}`,
      `| ${one.firstRunFair} | ${one.firstRunCounted} |`,
    ].join(' '),
  ),
];

describe('a year in a house', () => {
  it('matches docs/fairness.md', () => {
    expect(rowsOf(document)).toEqual([...POINTS, ...DAYS]);
  });

  it('gives everyone their share by debts, to within the heaviest chore', () => {
    const heaviest = Math.max(...CHORES.map(({ points }) => points));
    for (const { share, fair } of year) expect(Math.abs(fair - share)).toBeLessThan(heaviest);
  });

  it('starts nobody with more than two turns in a row by debts', () => {
    for (const { firstRunFair } of year) expect(firstRunFair).toBeLessThanOrEqual(2);
  });

  it('starts some roomies with a dozen turns in a row by counting', () => {
    expect(Math.max(...year.map(({ firstRunCounted }) => firstRunCounted))).toBeGreaterThanOrEqual(12);
  });

  it('has the same turns by either method, each done by one roomie', () => {
    const [fair, counted] = [byDebts(), byCounting()];
    expect(fair.map(({ id }) => id)).toEqual(counted.map(({ id }) => id));
    expect([...fair, ...counted].filter(({ doer }) => doer === '')).toEqual([]);
  });
});
