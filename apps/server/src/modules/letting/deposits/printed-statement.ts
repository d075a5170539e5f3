import { type Reader, readerOf, statementWords } from '@common-roof/words';

import type { PrintedDocument, PrintedPart } from '../../../platform/pdf/printed-document.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import type { DepositStepRow } from './deposit-record.ts';
import type { DepositRow } from './deposits.repository.ts';

/**
 * A settlement as it is printed: who and where, what was held, deducted and returned, each deduction with what was said about
 * it, and every step. In the language of the lease.
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
      { kind: 'facts', facts: factsOf(row, reader) },
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

function factsOf(row: DepositRow, reader: Reader) {
  const words = statementWords[row.language];
  const amount = (minor: string) => reader.money(Number(minor), row.currency);
  return [
    { label: words.homeowner, value: row.homeowner_name },
    { label: words.tenant, value: row.roomie_name },
    { label: words.place, value: `${row.house_name}, ${row.room_name}` },
    { label: words.lastDay, value: reader.day(row.left_on) },
    { label: words.held, value: amount(row.held_minor) },
    { label: words.deducted, value: amount(row.deducted_minor) },
    { label: words.returned, value: amount(row.returned_minor) },
    { label: words.returnedOn, value: reader.day(row.returned_on ?? row.left_on) },
    ...(row.how === '' ? [] : [{ label: words.how, value: row.how }]),
    ...(row.comments === '' ? [] : [{ label: words.comments, value: row.comments }]),
  ];
}

function tableOf(row: DepositRow, deductions: readonly DepositDeductionEntity[], reader: Reader): PrintedPart {
  const words = statementWords[row.language];
  const amount = (minor: string) => reader.money(Number(minor), row.currency);
  return {
    kind: 'table',
    head: words.columns,
    shares: [5, 2, 2],
    rows: deductions.map(({ reason, ground, amount_minor, first_minor, withdrawn_at }) => {
      const stands = withdrawn_at === null ? amount(amount_minor) : words.withdrawn(amount(amount_minor));
      const isLowered = withdrawn_at === null && first_minor !== amount_minor;
      return [reason, words.ground[ground], isLowered ? words.lowered(stands, amount(first_minor)) : stands];
    }),
  };
}

/** What was disputed and answered, deduction by deduction. */
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
