/**
 * Returns SQL for the first day from which a due can be late: the day it was due or the day the ledger first had it,
 * whichever is later. A due that was posted again, with the next number in its key, counts from its first posting.
 * @param posting the due's row. @param journal its journal. @param house its house; each is an alias in the statement
 */
export const sinceSql = (posting: string, journal: string, house: string): string => `
  greatest(${posting}.on_day, (coalesce(
    (SELECT min(f.created_at) FROM money_journals f
      WHERE f.key IN (regexp_replace(${journal}.key, ':\\d+$', ':0'), regexp_replace(${journal}.key, ':\\d+$', ':1'))),
    ${journal}.created_at) AT TIME ZONE ${house}.time_zone)::date)`;
