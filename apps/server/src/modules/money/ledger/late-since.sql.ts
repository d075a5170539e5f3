/**
 * The day from which something can be late: the day on which it was due, or the one on which the ledger first had it, where that is
 * later. Written down again, with the next number in its key, it has been there since the first of them.
 * @param posting the row that is due. @param journal its journal. @param house its house, each by its name in the statement
 */
export const sinceSql = (posting: string, journal: string, house: string): string => `
  greatest(${posting}.on_day, (coalesce(
    (SELECT min(f.created_at) FROM money_journals f
      WHERE f.key IN (regexp_replace(${journal}.key, ':\\d+$', ':0'), regexp_replace(${journal}.key, ':\\d+$', ':1'))),
    ${journal}.created_at) AT TIME ZONE ${house}.time_zone)::date)`;
