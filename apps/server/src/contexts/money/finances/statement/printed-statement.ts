import type { HouseStatement, StatementLine, YearlyStatement } from '@common-roof/contracts';
import { fromWireMoney } from '@common-roof/domain';
import { lineCategory, type Reader, yearlyStatementWords } from '@common-roof/words';

import type { PrintedDocument, PrintedPart } from '#kernel/documents/printed-document.ts';

/** Returns a yearly statement for printing: what it comes to, and each house on pages of its own. */
export function printedStatement(statement: YearlyStatement, reader: Reader, now: Date): PrintedDocument {
  const words = yearlyStatementWords[reader.locale];
  const { houses, totals, from, to, basis, homeowner } = statement;
  const years = `${reader.day(from)} – ${reader.day(to)}`;
  const amount = (wire: string, currency: string): string => reader.money(fromWireMoney(wire, currency), currency);
  const sums = ({ currency, income, costs, result, before }: YearlyStatement['totals'][number] | HouseStatement) => [
    [words.income, amount(income, currency), amount(before.income, currency)],
    [words.costs, amount(costs, currency), amount(before.costs, currency)],
    [words.result, amount(result, currency), amount(before.result, currency)],
  ];
  const table = (head: string, rows: readonly (readonly string[])[]): PrintedPart => ({
    kind: 'table',
    head: [head, words.thisYear, words.yearBefore],
    shares: [3, 1, 1],
    rows,
  });
  const line = (each: StatementLine, currency: string): string[] => [
    nameOf(each, reader),
    amount(each.amount, currency),
    amount(each.before, currency),
  ];
  const together = (total: YearlyStatement['totals'][number]): PrintedPart[] => [
    table(`${words.summary} (${total.currency})`, sums(total)),
    {
      kind: 'table',
      head: [words.houses, words.income, words.costs, words.result],
      shares: [2, 1, 1, 1],
      rows: houses
        .filter(({ currency }) => currency === total.currency)
        .map(({ house: { name }, currency, income, costs, result }) => [
          name,
          ...[income, costs, result].map((wire) => amount(wire, currency)),
        ]),
    },
  ];
  const house = (each: HouseStatement, at: number): PrintedPart[] => {
    const { currency, rent, bills, deposits } = each;
    const fact = (label: string, wire: string) => ({ label, value: amount(wire, currency) });
    return [
      ...(at === 0 && houses.length === 1 ? [] : [{ kind: 'new-page' } as const]),
      { kind: 'heading', text: each.house.name },
      table(words.summary, sums(each)),
      { kind: 'heading', text: words.income },
      table(
        words.line,
        each.income_lines.map((one) => line(one, currency)),
      ),
      { kind: 'heading', text: words.costs },
      table(
        words.line,
        each.cost_lines.map((one) => line(one, currency)),
      ),
      { kind: 'heading', text: words.forInformation },
      {
        kind: 'facts',
        facts: [
          fact(words.rentCharged, rent.charged),
          fact(words.rentReceived, rent.received),
          fact(words.openOn(reader.day(statement.as_of)), rent.open),
          fact(words.inAdvance, rent.in_advance),
          fact(words.billsTotal, bills.total),
          fact(words.billsPassedOn, bills.passed_on),
          fact(words.billsOwn, bills.own),
          fact(words.figure.deposits_received, deposits.received),
          fact(words.figure.deposits_returned, deposits.returned),
          fact(words.figure.deposits_kept, deposits.kept),
        ],
      },
    ];
  };
  return {
    title: words.title,
    language: reader.locale,
    date: now,
    footer: words.footer({ name: homeowner, years }),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: words.homeowner, value: homeowner },
          { label: words.houses, value: houses.map((each) => each.house.name).join(', ') || '–' },
          { label: words.year, value: years },
          { label: words.counted, value: words.basis[basis] },
        ],
      },
      ...(houses.length === 1 ? [] : totals.flatMap(together)),
      ...houses.flatMap(house),
    ],
  };
}

/** Returns how a line is called: its room and roomie, its category, or its figure. */
function nameOf({ figure, person, room, category }: StatementLine, reader: Reader): string {
  const kind = yearlyStatementWords[reader.locale].figure[figure];
  const of = [lineCategory(figure, category, reader), room?.name ?? '', person?.name ?? ''].filter(
    (part) => part !== '',
  );
  return of.length === 0 ? kind : `${kind}: ${of.join(', ')}`;
}
