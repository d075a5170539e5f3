import { readFileSync } from 'node:fs';

import { GROUPS, type Settled, settledGroups } from './settled-groups.ts';

const { bought, lent } = settledGroups();
const document = readFileSync(new URL('../../../../docs/settling.md', import.meta.url), 'utf8');

/** Cut off and not rounded: 100 % is all of them. */
const percent = (part: number, of: number): string => `${(Math.floor((part / of) * 1_000) / 10).toFixed(1)} %`;

/** The rows of the tables of the document, without what aligns them. */
const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-'));

const tableOf = (ways: readonly Settled[]): string[] => [
  '| Settled by | Payments | As few as there can be | Others stay when one is made | Stay when two settle something else |',
  '| - | -: | -: | -: | -: |',
  ...ways.map(({ name, payments, fewest, kept, others, keptBesides }) =>
    [
      `| ${name} | ${payments} | ${percent(fewest, GROUPS)}`,
      `| ${percent(kept, others)} | ${percent(keptBesides, payments)} |`,
    ].join(' '),
  ),
];

describe('a thousand groups that settle up', () => {
  it('are in the document as they are', () => {
    expect(rowsOf(document)).toEqual([...tableOf(bought), ...tableOf(lent)]);
  });

  it('are even afterwards, in every way', () => {
    expect([...bought, ...lent].map(({ isRight }) => isRight)).toEqual(Array(8).fill(true));
  });

  it('need as few payments as there can be by ours, and the others stay when one is made', () => {
    for (const [ours] of [bought, lent]) {
      expect(ours?.fewest).toBe(GROUPS);
      expect(ours?.kept).toBe(ours?.others);
    }
  });

  it('need no fewer by any other way', () => {
    for (const [ours, ...others] of [bought, lent]) {
      for (const { payments } of others) expect(payments).toBeGreaterThanOrEqual(ours?.payments ?? Infinity);
    }
  });
});
