import { parse } from 'libpg-query';

export interface Tables {
  /** Tables and views that are read and not written. */
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (relation: unknown): string => (isNode(relation) ? String(relation['relname']) : '');

/** Returns the tables of a statement, by PostgreSQL's own parser. Names of its WITH queries are not tables. */
export async function tablesOf(text: string): Promise<Tables> {
  const [own, reads, writes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || Array.isArray(value)) return;
    for (const [kind, child] of Object.entries(value)) {
      if (kind === 'lockedRels') continue; // aliases of tables that are named elsewhere
      if (kind === 'CommonTableExpr' && isNode(child)) own.add(String(child['ctename']));
      if (kind === 'RangeVar') reads.add(nameOf(child));
      if (['InsertStmt', 'UpdateStmt', 'DeleteStmt'].includes(kind) && isNode(child))
        writes.add(nameOf(child['relation']));
      visit(child);
    }
  };
  visit(await parse(text));
  const tables = (names: ReadonlySet<string>): string[] => [...names].filter((name) => !own.has(name));
  return { reads: new Set(tables(reads).filter((name) => !writes.has(name))), writes: new Set(tables(writes)) };
}
