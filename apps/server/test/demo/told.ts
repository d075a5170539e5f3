import type { TestDatabase } from '#test/support/test-database.ts';

/** The demonstration's content on any day: how many rows of a table are in which state. */
export const TOLD_EVERY_DAY = {
  accounts: { admin: 1, homeowner: 2, neatkeeper: 2, roomie: 6 },
  ad_applicants: { declined: 1, new: 1, showing: 1 },
  ads: { open: 1 },
  agreements: {
    active: 5,
    archived: 2,
    declined: 1,
    draft: 1,
    expired: 2,
    pre_released: 1,
    released: 1,
    sent: 2,
    signed: 1,
    withdrawn: 1,
  },
  appeals: { open: 1, upheld: 1 },
  calendar_entries: { guest: 2, parcel: 1 },
  co_homeowners: { active: 1 },
  deposits: { held: 1, partly_returned: 1 },
  guarantees: { sent: 1 },
  homeowner_applications: { pending: 2 },
  houses: { archived: 1, draft: 1, open: 3 },
  late_fee_rules: { fixed: 1 },
  move_reports: { acknowledged: 1, submitted: 1 },
  neatkeeper_invitations: { pending: 1 },
  prospects: { expired: 1, invited: 1, signed: 1, withdrawn: 2 },
  ratings: { revealed: 6, sealed: 1 },
  recurring_costs: { month: 1, quarter: 1, year: 1 },
  repairs: { accepted: 2, done: 1, reported: 1 },
  room_choices: { collecting: 1, withdrawn: 1 },
  rule_changes: { accepted: 1, declined: 1, open: 1 },
  showings: { cancelled: 1, confirmed: 1, proposed: 2 },
  stock_items: { enough: 6, low: 1, out: 1 },
  supplies: { entered: 3, removed: 1, verified: 19 },
  tenancies: { active: 3, ended: 2, releasing: 1 },
  variable_costs: { electricity: 13, gas: 14, internet: 14, water: 4 },
  visits: { confirmed: 4, sent: 1 },
};

const STATE_COLUMN: Partial<Record<keyof typeof TOLD_EVERY_DAY, string>> = {
  accounts: 'account_type',
  calendar_entries: 'kind',
  late_fee_rules: `CASE WHEN percent_tenths IS NULL THEN 'fixed' ELSE 'percent' END`,
  recurring_costs: 'every',
  stock_items: 'level',
  variable_costs: 'category',
};

/** Counts the rows of each of these tables by state. */
export async function toldBy(database: TestDatabase): Promise<Record<string, Record<string, number>>> {
  const counts = Object.keys(TOLD_EVERY_DAY).map((table) => {
    const state = STATE_COLUMN[table as keyof typeof TOLD_EVERY_DAY] ?? 'state';
    return `SELECT '${table}' AS name, ${state} AS state, count(*)::int AS n FROM ${table} GROUP BY ${state}`;
  });
  const rows = await database.query<{ name: string; states: Record<string, number> }>(
    `SELECT name, jsonb_object_agg(state, n) AS states FROM (${counts.join(' UNION ALL ')}) told GROUP BY name`,
  );
  return Object.fromEntries(rows.map(({ name, states }) => [name, states]));
}

/** Lists the months (`YYYY-MM`) of a house whose best and worst are not decided yet, in order. */
export async function openMonths(database: TestDatabase): Promise<readonly string[]> {
  const rows = await database.query<{ period: string }>(
    'SELECT period FROM house_months WHERE closed_at IS NULL ORDER BY period',
  );
  return rows.map(({ period }) => period);
}
