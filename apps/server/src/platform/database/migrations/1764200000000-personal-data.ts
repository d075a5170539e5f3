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
      CREATE INDEX contact_messages_by_age ON contact_messages (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX contact_messages_by_age, prospects_by_expiry, ads_closed, ad_applicants_done, email_message_about, email_message_of_account,
        email_message_remembered, notifications_of_subject;
      ALTER TABLE notifications DROP COLUMN names;
    `);
  }
}
