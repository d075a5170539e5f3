import type { VariableCost } from '@common-roof/contracts';

const COLUMNS = [
  ...['row', 'bill', 'category', 'from', 'to', 'supplier', 'currency', 'amount', 'person', 'days', 'of_days', 'exact'],
  ...['meter', 'meter_start', 'meter_end', 'meter_unit', 'used', 'due_on', 'entered_at', 'version', 'note'],
] as const;
type Cell = (typeof COLUMNS)[number];

const lineOf = (cells: Partial<Record<Cell, string | number>>): string[] =>
  COLUMNS.map((column) => String(cells[column] ?? ''));

/**
 * Builds a table of bills: one row per bill, followed by a row per share. Names of columns and rows are
 * language-neutral, for machines.
 */
export function billsTable(bills: readonly VariableCost[]): { columns: readonly string[]; rows: string[][] } {
  const rows = bills.flatMap((bill) => {
    const { _id, category, from, to, supplier, currency, meter } = bill;
    const about = { bill: _id, category, from, to, supplier, currency };
    const metered = meter
      ? {
          meter: meter.name,
          meter_start: meter.start,
          meter_end: meter.end,
          meter_unit: meter.unit,
          used: meter.used,
        }
      : {};
    const entered = { due_on: bill.due_on, entered_at: bill.entered_at, version: bill.version, note: bill.note };
    return [
      lineOf({ ...about, row: 'bill', amount: bill.amount, of_days: bill.period_days, ...metered, ...entered }),
      ...bill.shares.map(({ person, days, amount, exact }) =>
        lineOf({
          ...about,
          row: 'share',
          amount,
          days,
          person: person?.first_name ?? 'homeowner',
          of_days: person === null ? bill.period_days : bill.occupant_days,
          exact: `${exact.amount} + ${String(exact.over)}/${String(exact.of)}`,
        }),
      ),
    ];
  });
  return { columns: COLUMNS, rows };
}
