import type { TestApp } from '#test/support/test-app.ts';

/**
 * Tables with people's things, and which of their changes count: the rest is housekeeping of sessions, queues and
 * e-mails.
 */
const WATCHED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...[
        'messages',
        'message_reactions',
        'message_mentions',
        'polls',
        'poll_votes',
        'message_pins',
        'notes',
        'notifications',
        'conversation_reads',
        'images',
        'image_placements',
      ],
      ...['houses', 'rooms', 'tenancies', 'house_neatkeepers', 'neatkeeper_invitations', 'house_rules'],
      ...['ads', 'showings', 'prospects', 'agreement_templates', 'agreements', 'deposits', 'deposit_deductions'],
      ...['chores', 'chore_assignments', 'feed_items', 'feed_verdicts', 'chore_feedback', 'point_entries', 'visits'],
      ...[
        'money_journals',
        'money_postings',
        'supplies',
        'variable_costs',
        'recurring_bills',
        'usual_splits',
        'settle_up_payments',
      ],
      ...[
        'late_fee_rules',
        'late_fees',
        'bank_details',
        'rule_changes',
        'announcements',
        'announcement_readings',
        'repairs',
        'repair_notes',
        'guarantees',
        'co_homeowners',
        'co_homeowner_changes',
        'api_tokens',
        'room_choices',
        'room_choice_rooms',
        'room_choice_people',
        'house_rights',
        'speaker_elections',
        'speaker_election_people',
        'speaker_terms',
        'room_suggestions',
        'suggestion_refusals',
        'guide_entries',
        'house_documents',
        'calendar_entries',
        'house_boards',
        'stock_items',
        'stock_changes',
        'supply_stock_items',
        'own_costs',
        'own_cost_versions',
        'recurring_costs',
        'bank_entries',
        'data_exports',
        'passports',
        'ratings',
        'rating_private',
      ],
    ].map((table) => [table, 'INSERT OR UPDATE OR DELETE']),
  ),
  // The time of publication does not matter.
  outbox: 'INSERT OR DELETE',
  accounts: 'INSERT OR DELETE OR UPDATE OF disabled_at, email, first_name, last_name, photo',
  email_message: 'UPDATE OF attempts',
};

/** Reports which tables were changed: the database records it with each row, and a rollback removes the record. */
export class WatchedTables {
  private constructor(private readonly app: TestApp) {}

  static async of(app: TestApp): Promise<WatchedTables> {
    await app.database.query(`
      CREATE UNLOGGED TABLE changes_seen (name text NOT NULL);
      CREATE FUNCTION see_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO changes_seen VALUES (TG_TABLE_NAME || ': ' || TG_OP); RETURN NULL; END $$`);
    for (const [table, changes] of Object.entries(WATCHED)) {
      await app.database.query(
        `CREATE TRIGGER see_change AFTER ${changes} ON ${table} FOR EACH ROW EXECUTE FUNCTION see_change()`,
      );
    }
    return new WatchedTables(app);
  }

  async forget(): Promise<void> {
    await this.app.database.query('TRUNCATE changes_seen');
  }

  /** Lists each changed table and kind of change once, since {@link forget}. */
  async seen(): Promise<string[]> {
    const rows = await this.app.database.query<{ name: string }>(
      'SELECT DISTINCT name FROM changes_seen ORDER BY name',
    );
    return rows.map(({ name }) => name);
  }
}
