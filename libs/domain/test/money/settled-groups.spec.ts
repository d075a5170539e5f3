import { readFileSync } from 'node:fs';

import { GROUPS, type Settled, settledGroups } from './settled-groups.ts';

const { bought, lent } = settledGroups();
const document = readFileSync(new URL('../../../../docs/settling.md', import.meta.url), 'utf8');

/** Truncates rather than rounds, so that 100 % means all. */
const percent = (part: number, of: number): string => `${(Math.floor((part / of) * 1_000) / 10).toFixed(1)} %`;

/** Returns the table rows of the document without alignment. */
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
  it('match the document', () => {
    expect(rowsOf(document)).toEqual([...tableOf(bought), ...tableOf(lent)]);
  });

  it('are even afterwards, with every rule', () => {
    expect([...bought, ...lent].map(({ isRight }) => isRight)).toEqual(Array(8).fill(true));
  });

  it('need the minimum number of payments with our rule, and keep the others when one is made', () => {
    for (const [ours] of [bought, lent]) {
      expect(ours?.fewest).toBe(GROUPS);
      expect(ours?.kept).toBe(ours?.others);
    }
  });

  it('need no fewer payments with any other rule', () => {
    for (const [ours, ...others] of [bought, lent]) {
      for (const { payments } of others) expect(payments).toBeGreaterThanOrEqual(ours?.payments ?? Infinity);
    }
  });
});
