/**
 * By export name: counts the rows of the database that are about a person (`$1`), by the columns that hold their id.
 * When a condition leaves rows out, the reason is given next to it.
 */
export const ROWS_ABOUT: Readonly<Record<string, string>> = {
  // Those in which a co-homeowner acts are that person's.
  sessions: `SELECT count(*) FROM sessions WHERE (account_id = $1 AND co_homeowner_id IS NULL)
    OR co_homeowner_id IN (SELECT id FROM co_homeowners WHERE person_id = $1)`,
  co_homeowners: 'SELECT count(*) FROM co_homeowners WHERE homeowner_id = $1 OR person_id = $1',
  uploads: 'SELECT count(*) FROM images WHERE uploader_id = $1',
  photo: `SELECT count(*) FROM image_placements WHERE kind = 'account' AND owner_id = $1`,
  api_tokens: 'SELECT count(*) FROM api_tokens WHERE account_id = $1',
  passkeys: 'SELECT count(*) FROM passkeys WHERE account_id = $1',
  terms_accepted: 'SELECT count(*) FROM terms_acceptances WHERE account_id = $1',
  absences: 'SELECT count(*) FROM roomie_absences WHERE roomie_id = $1',
  data_exports: 'SELECT count(*) FROM data_exports WHERE account_id = $1',
  passports: 'SELECT count(*) FROM passports WHERE account_id = $1',
  application: 'SELECT count(*) FROM homeowner_applications WHERE homeowner_id = $1',
  stays: 'SELECT count(*) FROM tenancies WHERE roomie_id = $1',
  notes_on_roomies: 'SELECT count(*) FROM roomie_notes WHERE homeowner_id = $1',
  houses: 'SELECT count(*) FROM houses WHERE homeowner_id = $1',
  house_rules: 'SELECT count(*) FROM house_rules WHERE author_id = $1',
  kept_houses: 'SELECT count(*) FROM house_neatkeepers WHERE neatkeeper_id = $1',
  // Invitations to archived houses no longer wait for an answer.
  cleaning_invitations: `SELECT count(*) FROM neatkeeper_invitations i JOIN houses h ON h.id = i.house_id
    WHERE i.neatkeeper_id = $1 AND i.state = 'pending' AND h.state <> 'archived'`,
  invited_neatkeepers: 'SELECT count(*) FROM neatkeeper_invitations WHERE invited_by = $1',
  ratings_written: 'SELECT count(*) FROM ratings WHERE rater_id = $1',
  // Sealed ratings belong to their author only; removed ones to nobody.
  ratings_about: `SELECT count(*) FROM ratings WHERE ratee_id = $1 AND state = 'revealed' AND removed_at IS NULL`,
  private_feelings: 'SELECT count(*) FROM rating_private WHERE author_id = $1',
  ads: 'SELECT count(*) FROM ads WHERE homeowner_id = $1',
  offers: 'SELECT count(*) FROM prospects WHERE homeowner_id = $1',
  agreement_templates: 'SELECT count(*) FROM agreement_templates WHERE homeowner_id = $1',
  agreement_template_texts: `SELECT count(*) FROM agreement_template_texts x
    JOIN agreement_templates t ON t.id = x.template_id WHERE t.homeowner_id = $1`,
  // A draft is the homeowner's until it is sent.
  agreements: `SELECT count(*) FROM agreements WHERE homeowner_id = $1 OR (roomie_id = $1 AND sent_at IS NOT NULL)`,
  signatures: 'SELECT count(*) FROM agreement_signatures WHERE account_id = $1',
  requests: `SELECT count(*) FROM lease_requests r JOIN agreements a ON a.id = r.agreement_id
    WHERE $1 IN (a.roomie_id, a.homeowner_id)`,
  rent_changes: `SELECT count(*) FROM rent_changes r JOIN agreements a ON a.id = r.agreement_id
    WHERE $1 IN (a.roomie_id, a.homeowner_id)`,
  releases: `SELECT count(*) FROM lease_releases r JOIN agreements a ON a.id = r.agreement_id
    WHERE $1 IN (a.roomie_id, a.homeowner_id)`,
  // A draft is its author's until it is submitted.
  move_reports: `SELECT count(*) FROM move_reports m JOIN tenancies t ON t.id = m.tenancy_id JOIN houses h ON h.id = t.house_id
    WHERE m.author_id = $1 OR (m.state <> 'draft' AND $1 IN (t.roomie_id, h.homeowner_id))`,
  move_report_addenda: 'SELECT count(*) FROM move_report_addenda WHERE author_id = $1',
  deposits: 'SELECT count(*) FROM deposits WHERE $1 IN (roomie_id, homeowner_id)',
  deductions: `SELECT count(*) FROM deposit_deductions x JOIN deposits d ON d.id = x.deposit_id
    WHERE $1 IN (d.roomie_id, d.homeowner_id)`,
  quiet_times: `SELECT coalesce(sum(jsonb_array_length(windows)), 0) AS count FROM showing_quiet_times WHERE roomie_id = $1`,
  // For a roomie, the showings of their room during their tenancy.
  showings: `SELECT count(*) FROM showings s JOIN houses h ON h.id = s.house_id WHERE s.homeowner_id = $1 OR EXISTS (
    SELECT 1 FROM tenancies t WHERE t.roomie_id = $1 AND t.room_id = s.room_id
       AND (s.starts_at AT TIME ZONE h.time_zone)::date BETWEEN t.starts_on AND coalesce(t.ends_on, 'infinity'))`,
  // A withdrawn message leaves an empty place. Counts messages that both sides can read: see `past_conversations_of`
  // for conversations that they have left.
  messages: `SELECT count(*) FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.deleted_at IS NULL AND (
      EXISTS (SELECT 1 FROM houses h WHERE h.id = c.house_id AND h.homeowner_id = $1)
      OR EXISTS (SELECT 1 FROM tenancies t WHERE t.house_id = c.house_id AND t.roomie_id = $1
                    AND CASE c.kind WHEN 'house' THEN t.state IN ('active', 'releasing')
                             ELSE t.state <> 'ended' AND c.roomie_id = $1 AND c.room_id = t.room_id END)
      OR (c.roomie_id = $1 AND is_deposit_held(c.room_id, c.roomie_id))
      OR EXISTS (SELECT 1 FROM past_conversations_of($1) past WHERE past.id = c.id AND m.created_at < past.until))`,
  chores: 'SELECT count(*) FROM chore_assignments WHERE assignee_id = $1',
  turn_changes: 'SELECT count(*) FROM turn_changes WHERE actor_id = $1',
  chore_debts: 'SELECT count(*) FROM chore_debts WHERE roomie_id = $1',
  points: 'SELECT count(*) FROM point_entries WHERE roomie_id = $1',
  // A withdrawn post leaves an empty place.
  feed: 'SELECT count(*) FROM feed_items WHERE roomie_id = $1 AND removed_at IS NULL',
  verdicts: 'SELECT count(*) FROM feed_verdicts WHERE verifier_id = $1',
  appeals: 'SELECT count(*) FROM appeals WHERE roomie_id = $1',
  rule_changes: 'SELECT count(*) FROM rule_changes WHERE author_id = $1',
  // A person who has not voted was asked, but has said nothing.
  rule_votes: 'SELECT count(*) FROM rule_change_voters WHERE voter_id = $1 AND is_for IS NOT NULL',
  // A withdrawn comment leaves an empty place.
  rule_comments: 'SELECT count(*) FROM rule_comments WHERE author_id = $1 AND removed_at IS NULL',
  rule_acknowledgements: 'SELECT count(*) FROM rule_acknowledgements WHERE roomie_id = $1',
  reactions: 'SELECT count(*) FROM message_reactions WHERE account_id = $1',
  mentions: 'SELECT count(*) FROM message_mentions WHERE account_id = $1',
  polls: 'SELECT count(*) FROM polls q JOIN messages m ON m.id = q.message_id WHERE m.sender_id = $1',
  poll_votes: 'SELECT count(*) FROM poll_votes WHERE account_id = $1',
  pins: 'SELECT count(*) FROM message_pins WHERE account_id = $1',
  announcements: 'SELECT count(*) FROM announcements WHERE author_id = $1',
  announcements_read: 'SELECT count(*) FROM announcement_readings WHERE roomie_id = $1',
  repairs: 'SELECT count(*) FROM repairs WHERE $1 IN (reporter_id, assignee_id, agreed_by, ended_by)',
  guarantees: `SELECT count(*) FROM guarantees g JOIN agreements a ON a.id = g.agreement_id JOIN houses h ON h.id = g.house_id
    WHERE $1 IN (a.roomie_id, h.homeowner_id)`,
  room_choices: 'SELECT count(*) FROM room_choice_people WHERE account_id = $1',
  called_elections: 'SELECT count(*) FROM speaker_elections WHERE caller_id = $1',
  elections: 'SELECT count(*) FROM speaker_election_people WHERE person_id = $1',
  room_suggestions: 'SELECT count(*) FROM room_suggestions WHERE suggester_id = $1',
  speaker_terms: 'SELECT count(*) FROM speaker_terms WHERE person_id = $1',
  guide_entries: 'SELECT count(*) FROM guide_entries WHERE author_id = $1',
  guests_and_parcels: 'SELECT count(*) FROM calendar_entries WHERE $1 IN (author_id, for_id)',
  stock_claims: 'SELECT count(*) FROM stock_items WHERE claimed_by = $1',
  house_boards: 'SELECT count(*) FROM house_boards WHERE maker_id = $1',
  house_documents: 'SELECT count(*) FROM house_documents WHERE author_id = $1',
  repair_notes: 'SELECT count(*) FROM repair_notes WHERE author_id = $1',
  // Withdrawn feedback leaves an empty place.
  chore_feedback: 'SELECT count(*) FROM chore_feedback WHERE author_id = $1 AND removed_at IS NULL',
  visits: 'SELECT count(*) FROM visits WHERE neatkeeper_id = $1',
  ledger: 'SELECT count(*) FROM money_postings WHERE account_id = $1',
  supplies: 'SELECT count(*) FROM supplies WHERE buyer_id = $1',
  supply_shares: 'SELECT count(*) FROM supply_shares WHERE roomie_id = $1',
  confirmed_prices: 'SELECT count(*) FROM supply_confirmations WHERE verifier_id = $1',
  // A replaced plan was never a payment.
  recurring_supplies: 'SELECT count(*) FROM recurring_supplies WHERE buyer_id = $1',
  supply_comments: 'SELECT count(*) FROM supply_comments WHERE author_id = $1 AND removed_at IS NULL',
  recalculated_shares: 'SELECT count(*) FROM money_restated_shares WHERE person_id = $1',
  reported_payments: 'SELECT count(*) FROM reported_payments WHERE roomie_id = $1',
  settled_with_housemates: `SELECT count(*) FROM settle_up_payments WHERE $1 IN (from_id, to_id) AND state <> 'replaced'`,
  bills: 'SELECT count(*) FROM variable_cost_shares WHERE person_id = $1',
  own_costs: 'SELECT count(*) FROM own_costs c JOIN houses h ON h.id = c.house_id WHERE h.homeowner_id = $1',
  own_costs_before: `SELECT count(*) FROM own_cost_versions v JOIN own_costs c ON c.id = v.cost_id
    JOIN houses h ON h.id = c.house_id WHERE h.homeowner_id = $1`,
  recurring_costs:
    'SELECT count(*) FROM recurring_costs c JOIN houses h ON h.id = c.house_id WHERE h.homeowner_id = $1',
  bank_entries: 'SELECT count(*) FROM bank_entries WHERE homeowner_id = $1',
  bank_details: 'SELECT count(*) FROM bank_details d JOIN houses h ON h.id = d.house_id WHERE h.homeowner_id = $1',
  // A forgotten e-mail is kept as a key, so that none is sent twice.
  emails: `SELECT count(*) FROM email_message WHERE account_id = $1 AND to_address <> ''`,
  alerts: 'SELECT count(*) FROM notifications WHERE account_id = $1',
  push_devices: 'SELECT count(*) FROM push_subscriptions WHERE account_id = $1',
  activity: 'SELECT count(*) FROM activity WHERE actor_id = $1',
};

/** Exported as one object, not row by row. */
export const ONE_THING: readonly string[] = ['account', 'note', 'preferences', 'rating_average', 'two_step_sign_in'];

const becauseOf = (reason: string, ...places: string[]): [string, string][] => places.map((place) => [place, reason]);

/** Columns that hold the id of an account and are not counted above, each with its reason. */
export const NOT_COUNTED: Readonly<Record<string, string>> = Object.fromEntries([
  ...becauseOf(
    'Handed out as one thing.',
    ...['admins.id', 'homeowners.id', 'neatkeepers.id', 'roomies.id', 'notes.account_id'],
    ...['notification_preferences.account_id', 'two_step.account_id'],
  ),
  ...becauseOf('Secrets, of which only how many are left is told.', 'recovery_codes.account_id'),
  ...becauseOf('As the photo, by its owner.', 'image_placements.account_id'),
  ...becauseOf(
    'It follows from what is handed out: sums, shares and months of the same entries.',
    ...['money_balances.account_id', 'point_totals.roomie_id', 'suspended_strikes.roomie_id'],
    ...['supply_months.roomie_id', 'supply_parts.roomie_id', 'supply_payers.roomie_id'],
  ),
  ...becauseOf(
    'About something of somebody else, or of a house: who had a hand in it stays with it.',
    ...[
      'agreement_template_texts.author_id',
      'agreement_texts.author_id',
      'appeals.decided_by',
      'bank_details.changed_by',
    ],
    ...[
      'chore_feedback.seen_to_by',
      'feed_items.posted_by',
      'homeowner_applications.decided_by',
      'house_months.closed_by',
    ],
    ...['lease_releases.released_by', 'money_journals.made_by', 'point_entries.given_by', 'ratings.removed_by'],
    ...[
      'rule_changes.decided_by',
      'speaker_elections.winner_id',
      'supplies.ended_by',
      'supplies.entered_by',
      'supplies_imports.ended_by',
    ],
    ...['money_restatements.person_id', 'money_restatements.made_by', 'reported_payments.ended_by'],
    ...['supplies_imports.made_by', 'variable_cost_versions.entered_by', 'variable_cost_versions.replaced_by'],
    ...['variable_costs.ended_by', 'variable_costs.entered_by', 'visits.decided_by', 'audit_checks.checked_by'],
    ...['recurring_bills.set_by', 'usual_splits.set_by', 'ad_applicants.suggested_by'],
  ),
  ...becauseOf(
    'How turns went from one to another; whose they were in the end is handed out.',
    ...['chore_assignments.chosen_id', 'chore_assignments.left_by', 'chore_assignments.serviced_by', 'chores.fixed_id'],
    ...[
      'feed_items.taken_from',
      'turn_changes.asked_id',
      'turn_moves.from_id',
      'turn_moves.to_id',
      'visit_turns.held_by',
    ],
  ),
  ...becauseOf(
    'What others said stays with those who said it; an appeal against it is handed out.',
    'chore_feedback.about_id',
  ),
  ...becauseOf('A homeowner’s note for themselves, handed out to them.', 'roomie_notes.roomie_id'),
  ...becauseOf('Where messages stand; they are handed out.', 'conversation_reads.account_id'),
  ...becauseOf('An answer of the last day, kept so that nothing is done twice.', 'done_once.account_id'),
]);
