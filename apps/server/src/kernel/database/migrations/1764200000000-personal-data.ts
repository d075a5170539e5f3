import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts say whom they name, so that they go with them; indexes for what is forgotten by its age. */
export class PersonalData1764200000000 implements MigrationInterface {
  readonly name = 'PersonalData1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN names uuid[] NOT NULL DEFAULT '{}';
      -- Alerts that stand: about invitations they name the other side, about showings who lives in the room.
      UPDATE notifications n
         SET names = CASE n.account_id WHEN i.neatkeeper_id THEN ARRAY[h.homeowner_id] ELSE ARRAY[i.neatkeeper_id] END
        FROM neatkeeper_invitations i JOIN houses h ON h.id = i.house_id
       WHERE n.subject_id = i.id;
      UPDATE notifications n
         SET names = ARRAY(SELECT t.roomie_id FROM tenancies t WHERE t.room_id = s.room_id
                              AND daterange(t.starts_on, t.ends_on, '[]') @> s.starts_at::date)
        FROM showings s WHERE n.subject_id = s.id AND n.account_id = s.homeowner_id;
      CREATE INDEX notifications_naming ON notifications USING gin (names);
      CREATE INDEX notifications_of_subject ON notifications (subject_id) WHERE subject_id IS NOT NULL;

      CREATE INDEX email_message_remembered ON email_message (created_at) WHERE to_address <> '';
      CREATE INDEX email_message_of_account ON email_message (account_id) WHERE to_address <> '';
      CREATE INDEX email_message_about ON email_message USING gin (data) WHERE to_address <> '';
      CREATE INDEX ad_applicants_done ON ad_applicants (moved_at) WHERE state IN ('accepted', 'declined', 'withdrawn');
      CREATE INDEX ads_closed ON ads (closed_at) WHERE state = 'closed';
      CREATE INDEX prospects_by_expiry ON prospects (expires_at);
      CREATE INDEX sessions_by_expiry ON sessions (expires_at);
      CREATE INDEX contact_messages_by_age ON contact_messages (created_at);
    `);
    await runner.query(`
      -- What was left of those who are gone already.
      UPDATE roomies SET emergency_name = NULL, emergency_phone = NULL, emergency_relation = NULL
        FROM accounts a WHERE a.id = roomies.id AND a.deleted_at IS NOT NULL;
      DELETE FROM roomie_absences USING accounts a WHERE a.id = roomie_id AND a.deleted_at IS NOT NULL;
      DELETE FROM roomie_notes USING accounts a WHERE a.id IN (roomie_id, homeowner_id) AND a.deleted_at IS NOT NULL;
      UPDATE tenancies SET comments = '' FROM accounts a WHERE a.id = roomie_id AND a.deleted_at IS NOT NULL;
      UPDATE homeowners SET about = '', publishes_email = false, publishes_phone = false
        FROM accounts a WHERE a.id = homeowners.id AND a.deleted_at IS NOT NULL;
      UPDATE houses SET description = '', board = '[]'
        FROM accounts a WHERE a.id = homeowner_id AND a.deleted_at IS NOT NULL;
      DELETE FROM ads USING accounts a WHERE a.id = homeowner_id AND a.deleted_at IS NOT NULL;
      DELETE FROM done_once USING accounts a WHERE a.id = account_id AND a.deleted_at IS NOT NULL;
      INSERT INTO due (kind, key, due_at, payload)
      SELECT 'stranger.forgotten', s.id, now(), jsonb_build_object('person_id', s.id)
        FROM showings s JOIN accounts a ON a.id = s.homeowner_id
       WHERE s.forgotten_at IS NOT NULL OR a.deleted_at IS NOT NULL
      UNION ALL
      SELECT 'stranger.forgotten', p.id, now(), jsonb_build_object('person_id', p.id)
        FROM prospects p JOIN accounts a ON a.id = p.homeowner_id WHERE a.deleted_at IS NOT NULL
      UNION ALL
      SELECT 'stranger.forgotten', p.id, now(), jsonb_build_object('person_id', p.id)
        FROM homeowner_applications p JOIN accounts a ON a.id = p.homeowner_id WHERE a.deleted_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM due WHERE kind = 'stranger.forgotten';
      DROP INDEX contact_messages_by_age, sessions_by_expiry, prospects_by_expiry, ads_closed, ad_applicants_done, email_message_about, email_message_of_account,
        email_message_remembered, notifications_of_subject;
      ALTER TABLE notifications DROP COLUMN names;
    `);
  }
}
