/** A list as a table: one column for whatever any of its entries has. What is more than a word or a number is JSON. */
export function tableOf(list: readonly unknown[]): { columns: string[]; rows: Iterable<string[]> } {
  const columns = [...new Set(list.flatMap((entry) => (isRecord(entry) ? Object.keys(entry) : ['value'])))];
  const rowOf = (entry: unknown): string[] => {
    const cells: Readonly<Record<string, unknown>> = isRecord(entry) ? entry : { value: entry };
    return columns.map((column) => cellOf(cells[column]));
  };
  return {
    columns,
    rows: (function* () {
      for (const entry of list) yield rowOf(entry);
    })(),
  };
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
