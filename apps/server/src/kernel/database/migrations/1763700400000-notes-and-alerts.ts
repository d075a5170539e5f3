import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sticky notes, in-app alerts with their e-mail preferences, and the admins' activity stream. */
export class NotesAndAlerts1763700400000 implements MigrationInterface {
  readonly name = 'NotesAndAlerts1763700400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notes (
        account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        content text NOT NULL CHECK (char_length(content) <= 10000),
        version int NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE notifications (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        subject_id uuid,
        title text NOT NULL,
        body text NOT NULL,
        link text,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz
      );
      CREATE INDEX notifications_of_account ON notifications (account_id, id DESC);
      CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL;
      -- One open alert per subject: more of the same updates it instead of piling up.
      CREATE UNIQUE INDEX notifications_one_open_per_subject ON notifications (account_id, kind, subject_id)
        WHERE read_at IS NULL AND subject_id IS NOT NULL;

      CREATE TABLE notification_preferences (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        email boolean NOT NULL,
        PRIMARY KEY (account_id, kind)
      );

      CREATE TABLE activity (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        at timestamptz NOT NULL,
        house_id uuid,
        actor_id uuid,
        actor_name text,
        actor_role text,
        subject_id uuid,
        subject_name text,
        summary text NOT NULL
      );
      CREATE INDEX activity_by_kind ON activity (kind, id DESC);
      CREATE INDEX activity_by_house ON activity (house_id, id DESC) WHERE house_id IS NOT NULL;
      CREATE INDEX activity_by_actor ON activity (actor_id, id DESC) WHERE actor_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE activity, notification_preferences, notifications, notes');
  }
}
