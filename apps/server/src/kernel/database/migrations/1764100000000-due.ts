import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is to come stands in one table: the columns and indexes by which each feature looked for it go. */
export class Due1764100000000 implements MigrationInterface {
  readonly name = 'Due1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE due (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        -- The event that happens when it is due.
        kind text NOT NULL,
        key text NOT NULL,
        payload jsonb NOT NULL CHECK (jsonb_typeof(payload) = 'object'),
        due_at timestamptz NOT NULL,
        -- It cannot be read, and waits for a person.
        set_aside_at timestamptz,
        reason text,
        CONSTRAINT due_one_per_key UNIQUE (kind, key),
        CONSTRAINT due_set_aside CHECK ((set_aside_at IS NULL) = (reason IS NULL))
      );
      CREATE INDEX due_next ON due (due_at, id) WHERE set_aside_at IS NULL;

      INSERT INTO due (kind, key, due_at, payload)
        SELECT 'ad-applicant.waits', id, confirmed_at + interval '72 hours', jsonb_build_object('ad_id', ad_id)
          FROM ad_applicants WHERE state = 'new' AND confirmed_at IS NOT NULL AND reminded_at IS NULL;
      INSERT INTO due (kind, key, due_at, payload)
        SELECT 'ad-applicant.lapsed', id, created_at + interval '7 days', jsonb_build_object('applicant_id', id)
          FROM ad_applicants WHERE confirmed_at IS NULL;
      INSERT INTO due (kind, key, due_at, payload)
        SELECT 'showing.near', s.id || ':' || h.hours, s.starts_at - make_interval(hours => h.hours),
               jsonb_build_object('showing_id', s.id, 'hours', h.hours)
          FROM showings s, (VALUES (24), (2)) AS h(hours)
         WHERE s.state <> 'cancelled' AND s.starts_at > now() AND s.settled_at <= s.starts_at - make_interval(hours => h.hours)
           AND CASE h.hours WHEN 24 THEN s.reminded_24h_at ELSE s.reminded_2h_at END IS NULL;
      INSERT INTO due (kind, key, due_at, payload)
        SELECT 'showing.long-over', id, ends_at + interval '90 days', jsonb_build_object('showing_id', id)
          FROM showings WHERE forgotten_at IS NULL;
      INSERT INTO due (kind, key, due_at, payload)
        SELECT 'messages.unread-for-long', conversation_id || ':' || account_id, alert_due_at,
               jsonb_build_object('conversation_id', conversation_id, 'account_id', account_id)
          FROM conversation_reads WHERE alert_due_at IS NOT NULL;
      -- At the hour that people chose; tomorrow where today's e-mail was sent.
      INSERT INTO due (kind, key, due_at, payload)
        SELECT 'digest.due', w.id, (greatest(w.today, w.last_day + 1) + w.digest_time) AT TIME ZONE w.time_zone,
               jsonb_build_object('account_id', w.id)
          FROM (SELECT a.id, a.digest_time, a.time_zone, (now() AT TIME ZONE a.time_zone)::date AS today,
                       (SELECT max(n.digest_on) FROM notifications n WHERE n.account_id = a.id) AS last_day
                  FROM accounts a WHERE a.id IN (SELECT account_id FROM notifications WHERE digest_pending)) w;

      ALTER TABLE ad_applicants DROP COLUMN reminded_at;
      DROP INDEX ad_applicants_unconfirmed;
      ALTER TABLE showings DROP COLUMN settled_at, DROP COLUMN reminded_24h_at, DROP COLUMN reminded_2h_at;
      DROP INDEX showings_to_forget;
      ALTER TABLE conversation_reads DROP COLUMN alert_due_at;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversation_reads ADD COLUMN alert_due_at timestamptz;
      INSERT INTO conversation_reads (conversation_id, account_id, alert_due_at)
        SELECT (payload->>'conversation_id')::uuid, (payload->>'account_id')::uuid, due_at
          FROM due WHERE kind = 'messages.unread-for-long'
        ON CONFLICT (conversation_id, account_id) DO UPDATE SET alert_due_at = excluded.alert_due_at;
      CREATE INDEX conversation_reads_due ON conversation_reads (alert_due_at) WHERE alert_due_at IS NOT NULL;
      CREATE INDEX showings_to_forget ON showings (ends_at) WHERE forgotten_at IS NULL;
      ALTER TABLE showings ADD COLUMN settled_at timestamptz, ADD COLUMN reminded_24h_at timestamptz,
        ADD COLUMN reminded_2h_at timestamptz;
      UPDATE showings s SET settled_at = created_at,
        reminded_24h_at = CASE WHEN NOT EXISTS (SELECT 1 FROM due WHERE kind = 'showing.near' AND key = s.id || ':24') THEN now() END,
        reminded_2h_at = CASE WHEN NOT EXISTS (SELECT 1 FROM due WHERE kind = 'showing.near' AND key = s.id || ':2') THEN now() END;
      ALTER TABLE showings ALTER COLUMN settled_at SET NOT NULL;
      CREATE INDEX showings_to_remind_24h ON showings (starts_at) WHERE state <> 'cancelled' AND reminded_24h_at IS NULL;
      CREATE INDEX showings_to_remind_2h ON showings (starts_at) WHERE state <> 'cancelled' AND reminded_2h_at IS NULL;
      CREATE INDEX ad_applicants_unconfirmed ON ad_applicants (created_at) WHERE confirmed_at IS NULL;
      ALTER TABLE ad_applicants ADD COLUMN reminded_at timestamptz;
      UPDATE ad_applicants p SET reminded_at = now()
       WHERE NOT EXISTS (SELECT 1 FROM due WHERE kind = 'ad-applicant.waits' AND key = p.id::text);
      CREATE INDEX ad_applicants_waiting ON ad_applicants (confirmed_at) WHERE state = 'new' AND reminded_at IS NULL;
      DROP TABLE due;
    `);
  }
}
