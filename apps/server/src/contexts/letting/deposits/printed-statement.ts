import { duesUpTo } from '@common-roof/domain';
import { type Reader, readerOf, statementWords } from '@common-roof/words';

import type { PrintedDocument, PrintedPart } from '#kernel/documents/printed-document.ts';
import type { Arrear } from './deposit-arrears.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import type { DepositStepRow } from './deposit-record.ts';
import { setOffFrom } from './deposits.mapper.ts';
import type { DepositRow } from './deposits.repository.ts';

/**
 * Renders a settlement for print: parties and place, amounts held, deducted and returned, each deduction with both
 * parties' statements, and every step. In the language of the lease.
 * @param steps at least the one that settled it
 */
export function printedStatement(
  row: DepositRow,
  deductions: readonly DepositDeductionEntity[],
  steps: readonly DepositStepRow[],
): PrintedDocument {
  const words = statementWords[row.language];
  const reader = readerOf(row.language);
  return {
    title: words.title(row.roomie_name),
    language: row.language,
    date: steps.at(-1)?.at ?? row.opened_at,
    footer: words.footer(row.id),
    parts: [
      { kind: 'facts', facts: factsOf(row, setOffFrom(deductions), reader) },
      { kind: 'heading', text: words.deductions },
      deductions.length === 0 ? paragraph(words.nothing) : tableOf(row, deductions, reader),
      ...saidOf(row, deductions),
      { kind: 'heading', text: words.steps },
      {
        kind: 'table',
        head: words.stepColumns,
        shares: [1, 2],
        rows: steps.map(({ at, step, by }) => [
          at.toISOString().replace('T', ' ').slice(0, 19),
          by === null ? words.step[step] : `${words.step[step]} (${words.by[by]})`,
        ]),
      },
    ],
  };
}

const paragraph = (text: string): PrintedPart => ({
  kind: 'text',
  text: [{ kind: 'paragraph', inlines: [{ kind: 'text', text, marks: [] }] }],
});

function factsOf(row: DepositRow, setOff: number, reader: Reader) {
  const words = statementWords[row.language];
  const amount = (minor: string) => reader.money(Number(minor), row.currency);
  return [
    { label: words.homeowner, value: row.homeowner_name },
    { label: words.tenant, value: row.roomie_name },
    { label: words.place, value: `${row.house_name}, ${row.room_name}` },
    { label: words.lastDay, value: reader.day(row.left_on) },
    { label: words.held, value: amount(row.held_minor) },
    { label: words.deducted, value: amount(row.deducted_minor) },
    ...(setOff === 0 ? [] : [{ label: words.setOff, value: amount(String(setOff)) }]),
    { label: words.returned, value: amount(row.returned_minor) },
    { label: words.returnedOn, value: reader.day(row.returned_on ?? row.left_on) },
    ...outcomeOf(row, reader),
    ...(row.how === '' ? [] : [{ label: words.how, value: row.how }]),
    ...(row.comments === '' ? [] : [{ label: words.comments, value: row.comments }]),
  ];
}

/** What is still owed, and the one amount that is left between the two. */
function outcomeOf({ owed_minor, returned_minor, language, currency }: DepositRow, reader: Reader) {
  if (owed_minor === null) return [];
  const words = statementWords[language];
  const balance = Number(returned_minor) - Number(owed_minor);
  return [
    { label: words.owed, value: reader.money(Number(owed_minor), currency) },
    {
      label: balance < 0 ? words.remainsOwed : words.goesBack,
      value: reader.money(Math.abs(balance), currency),
    },
  ];
}

function tableOf(row: DepositRow, deductions: readonly DepositDeductionEntity[], reader: Reader): PrintedPart {
  const words = statementWords[row.language];
  const amount = (minor: string) => reader.money(Number(minor), row.currency);
  return {
    kind: 'table',
    head: words.columns,
    shares: [5, 2, 2],
    rows: deductions.map(({ reason, ground, set_off, amount_minor, first_minor, withdrawn_at }) => {
      const stands = withdrawn_at === null ? amount(amount_minor) : words.withdrawn(amount(amount_minor));
      const isLowered = withdrawn_at === null && first_minor !== amount_minor;
      const what = set_off === null ? reason : duesOf(duesUpTo(set_off.dues, Number(amount_minor)), amount);
      return [what, words.ground[ground], isLowered ? words.lowered(stands, amount(first_minor)) : stands];
    }),
  };
}

/** Each due with the amount that is paid of it. */
const duesOf = (dues: readonly Arrear[], amount: (minor: string) => string): string =>
  dues.map(({ label, minor }) => `${label}: ${amount(String(minor))}`).join('; ');

/** Disputes and answers of each deduction. */
function saidOf({ language }: DepositRow, deductions: readonly DepositDeductionEntity[]): PrintedPart[] {
  const words = statementWords[language];
  const said = deductions.flatMap(({ reason, dispute, answer }) =>
    dispute === null ? [] : [{ reason, dispute, answer }],
  );
  if (said.length === 0) return [];
  return [
    { kind: 'heading', text: words.disputes },
    ...said.flatMap(({ reason, dispute, answer }) => [
      paragraph(words.disputed(reason, dispute)),
      paragraph(answer === null ? words.unanswered : words.answered(answer)),
    ]),
  ];
}
