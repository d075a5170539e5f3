import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices that show alerts as notifications, for which kinds, and when they don't. */
export class PushSubscriptions1764920000000 implements MigrationInterface {
  readonly name = 'PushSubscriptions1764920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscriptions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts,
        session_id uuid NOT NULL,
        endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
        p256dh text NOT NULL CHECK (char_length(p256dh) <= 100),
        auth text NOT NULL CHECK (char_length(auth) <= 40),
        user_agent text NOT NULL CHECK (char_length(user_agent) <= 300),
        failures int NOT NULL DEFAULT 0 CHECK (failures >= 0),
        created_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL
      );
      CREATE INDEX push_subscriptions_of_account ON push_subscriptions (account_id, last_used_at);
      CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);
      CREATE INDEX push_subscriptions_unused ON push_subscriptions (last_used_at);

      ALTER TABLE notification_preferences ADD COLUMN push boolean NOT NULL DEFAULT true;
      UPDATE notification_preferences SET push = false WHERE email_mode <> 'immediately';

      ALTER TABLE accounts ADD COLUMN quiet_from time, ADD COLUMN quiet_to time,
        ADD CONSTRAINT accounts_quiet_hours
          CHECK (num_nulls(quiet_from, quiet_to) = 2 OR (num_nulls(quiet_from, quiet_to) = 0 AND quiet_from <> quiet_to));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts DROP CONSTRAINT accounts_quiet_hours, DROP COLUMN quiet_from, DROP COLUMN quiet_to;
      ALTER TABLE notification_preferences DROP COLUMN push;
      DROP TABLE push_subscriptions;
    `);
  }
}
