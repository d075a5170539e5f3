import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say of themselves, how they want to be told, and the end of an account. */
export class Profiles1763830000000 implements MigrationInterface {
  readonly name = 'Profiles1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD COLUMN new_email text,
        ADD COLUMN locale text CHECK (locale IN ('en', 'de')),
        ADD COLUMN theme text CHECK (theme IN ('system', 'light', 'dark')),
        ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC',
        ADD COLUMN digest_time time NOT NULL DEFAULT '18:00',
        ADD COLUMN deleted_at timestamptz,
        ADD CONSTRAINT accounts_deleted_are_disabled CHECK (deleted_at IS NULL OR disabled_at IS NOT NULL);

      ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
      ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check
        CHECK (purpose IN ('reset', 'invite', 'verify', 'change-email'));

      ALTER TABLE roomies
        ADD COLUMN emergency_name text,
        ADD COLUMN emergency_phone text,
        ADD COLUMN emergency_relation text,
        ADD CONSTRAINT roomies_emergency_whole CHECK (
          (emergency_name IS NULL) = (emergency_phone IS NULL) AND (emergency_name IS NULL) = (emergency_relation IS NULL));
      CREATE TABLE roomie_absences (
        roomie_id uuid NOT NULL REFERENCES roomies ON DELETE CASCADE,
        from_on date NOT NULL,
        to_on date NOT NULL,
        CONSTRAINT roomie_absences_forward CHECK (from_on <= to_on),
        CONSTRAINT roomie_absences_never_overlap
          EXCLUDE USING gist (roomie_id WITH =, daterange(from_on, to_on, '[]') WITH &&)
      );

      ALTER TABLE homeowners
        ADD COLUMN about text NOT NULL DEFAULT '',
        ADD COLUMN publishes_email boolean NOT NULL DEFAULT true,
        ADD COLUMN publishes_phone boolean NOT NULL DEFAULT false;

      ALTER TABLE notification_preferences
        ADD COLUMN in_app boolean NOT NULL DEFAULT true,
        ADD COLUMN email_mode text NOT NULL DEFAULT 'immediately' CHECK (email_mode IN ('immediately', 'digest', 'never'));
      UPDATE notification_preferences SET email_mode = CASE WHEN email THEN 'immediately' ELSE 'never' END;
      ALTER TABLE notification_preferences DROP COLUMN email;

      -- The day, where its owner lives, on which an alert goes into the daily e-mail.
      ALTER TABLE notifications ADD COLUMN digest_pending boolean NOT NULL DEFAULT false, ADD COLUMN digest_on date;
      CREATE INDEX notifications_for_digest ON notifications (account_id) WHERE digest_pending;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX notifications_for_digest;
      ALTER TABLE notifications DROP COLUMN digest_pending, DROP COLUMN digest_on;
      ALTER TABLE notification_preferences ADD COLUMN email boolean NOT NULL DEFAULT true;
      UPDATE notification_preferences SET email = email_mode <> 'never';
      ALTER TABLE notification_preferences ALTER COLUMN email DROP DEFAULT, DROP COLUMN in_app, DROP COLUMN email_mode;
      ALTER TABLE homeowners DROP COLUMN about, DROP COLUMN publishes_email, DROP COLUMN publishes_phone;
      DROP TABLE roomie_absences;
      ALTER TABLE roomies DROP COLUMN emergency_name, DROP COLUMN emergency_phone, DROP COLUMN emergency_relation;
      DELETE FROM link_tokens WHERE purpose = 'change-email';
      ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
      ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check CHECK (purpose IN ('reset', 'invite', 'verify'));
      ALTER TABLE accounts DROP COLUMN new_email, DROP COLUMN locale, DROP COLUMN theme, DROP COLUMN time_zone,
        DROP COLUMN digest_time, DROP COLUMN deleted_at;
    `);
  }
}
