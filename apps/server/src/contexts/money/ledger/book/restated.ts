import type { Restated, RestatementCause, RestatementKind } from '@common-roof/contracts';

import { toTimestamp } from '#kernel/database/naming.ts';

/** The cause of a change, as SQL aggregates it. */
export interface AggregatedCause {
  readonly kind: RestatementKind;
  readonly person: { readonly _id: string; readonly first_name: string } | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly at: string;
}
export interface AggregatedRestatement extends AggregatedCause {
  readonly version: number;
}

/** Returns SQL for the cause in a row of `money_restatements`. @param row its alias in the statement */
export const causeSql = (row: string): string => `
  'kind', ${row}.kind, 'before', ${row}.day_before, 'after', ${row}.day_after, 'at', ${row}.made_at,
  'person', (SELECT jsonb_build_object('_id', cp.id, 'first_name', cp.first_name) FROM accounts cp WHERE cp.id = ${row}.person_id)`;

/** Returns SQL for the last time a subject's shares changed. @param id an SQL expression */
export const restatedSql = (id: string): string => `
  (SELECT jsonb_build_object('version', rs.version, ${causeSql('rr')})
     FROM money_restated_shares rs JOIN money_restatements rr ON rr.id = rs.restatement_id
    WHERE rs.subject_id = ${id} ORDER BY rs.restatement_id DESC LIMIT 1)`;

export const toCause = ({ kind, person, before, after, at }: AggregatedCause): RestatementCause => ({
  kind,
  person,
  before,
  after,
  at: toTimestamp(new Date(at)),
});

export const toRestated = (row: AggregatedRestatement | null): Restated | null =>
  row === null ? null : { version: row.version, cause: toCause(row) };
