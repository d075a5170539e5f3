import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PersonalDataTable, Period } from '#kernel/privacy/declare-personal-data.ts';

const SOURCE = join(import.meta.dirname, '../../src');

/** The description of each table in its entity. */
export function entitySentences(): ReadonlyMap<string, string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.entity.ts'),
  );
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8');
      const [, said = '', table] = /\/\*\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*@Entity\('(\w+)'\)/.exec(text) ?? [];
      return table === undefined ? [] : [[table, said.replace(/^\*\s*/, '').replace(/\s*\n\s*\*\s*/g, ' ')] as const];
    }),
  );
}

const HEAD = ['Table', 'What it is', 'How long', 'What ends it', 'Handed out as', 'What stays after deletion, and why'];

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (name: string): string => `\`${name}\``;

const daysOf = ({ of, days, after }: Period): string =>
  `${of === undefined ? '' : `${of}: `}${String(days)} ${days === 1 ? 'day' : 'days'} after ${after}`;

/** What an account's deletion does, by its event. */
function endsOf({ forget, forgetStranger, periods = [] }: PersonalDataTable): string[] {
  return [
    ...(forget ? ['forget-account'] : []),
    ...(forgetStranger ? ['forget-stranger'] : []),
    ...new Set(periods.map(({ job }) => job)),
  ];
}

const untilDeleted = ({ retained: kept = {} }: PersonalDataTable): string =>
  Object.keys(kept).length === 0
    ? 'until the account is deleted'
    : 'until the account is deleted, except for what stays';

function rowOf(holding: PersonalDataTable, sentence: string): string[] {
  const { table, export: parts = {}, files = {}, forget, periods = [], retained: kept = {} } = holding;
  const lasting = forget ? [untilDeleted(holding)] : periods.length === 0 ? ['as long as what it belongs to'] : [];
  const reasons = Object.entries(kept).map(([column, why]) => `${code(column)}: ${why}`);
  return [
    code(table),
    sentence,
    [...lasting, ...periods.map(daysOf)].join('; '),
    endsOf(holding).map(code).join(', '),
    [...Object.keys(parts).map(code), ...Object.keys(files).map((folder) => code(`files/${folder}`))].join(', '),
    reasons.join(' '),
  ].map(cell);
}

/** The document, without the padding that aligns its tables. */
export function retentionDocument(holdings: readonly PersonalDataTable[]): string {
  const sentences = entitySentences();
  const sorted = holdings.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const personal = sorted.filter(({ impersonal }) => impersonal === undefined);
  const others = sorted.filter(({ impersonal }) => impersonal !== undefined);
  return [
    '# What is kept of people, and for how long',
    '',
    'Made from the register of personal data ([ADR 46](adr/0046-every-table-declares-its-personal-data.md)) by `npm run docs:retention`. A test fails while it is not what the code says.',
    '',
    'A period is ended by the handler that is named beside it: hourly, or at its moment. `forget-account` runs when an account is deleted, 14 days after it was asked for',
    '([ADR 82](adr/0082-exports-run-as-jobs-and-deletion-waits-14-days.md)), `forget-stranger` when nobody needs to know any more who somebody without an account was.',
    '',
    '## Tables about people',
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...personal.map((holding) => line(rowOf(holding, sentences.get(holding.table) ?? ''))),
    '',
    '## Tables about nobody',
    '',
    line(['Table', 'What is in it', 'How long', 'What ends it']),
    line(['---', '---', '---', '---']),
    ...others.map(({ table, impersonal = '', periods = [] }) =>
      line(
        [code(table), impersonal, periods.map(daysOf).join('; '), periods.map(({ job }) => code(job)).join(', ')].map(
          cell,
        ),
      ),
    ),
    '',
  ].join('\n');
}

/** The content of a table in the document, however it is aligned. */
export const unaligned = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
