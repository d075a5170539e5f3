import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox and its records, e-mail queue, audit log, login throttle. */
export class Platform1763700000000 implements MigrationInterface {
  readonly name = 'Platform1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;

      CREATE TABLE outbox (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        type text NOT NULL,
        payload jsonb NOT NULL,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz,
        settled_at timestamptz
      );
      CREATE INDEX outbox_waiting ON outbox (id) WHERE published_at IS NULL;
      CREATE INDEX outbox_unsettled ON outbox (id) WHERE settled_at IS NULL AND published_at IS NOT NULL;
      CREATE INDEX outbox_settled ON outbox (settled_at) WHERE settled_at IS NOT NULL;
      -- Rows are updated twice and then wait to be purged: without early vacuuming the partial indexes swell.
      ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, fillfactor = 80);

      CREATE TABLE processed_event (
        handler text NOT NULL,
        event_id uuid NOT NULL REFERENCES outbox ON DELETE CASCADE,
        processed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, handler)
      );

      CREATE TABLE dead_letter (
        handler text NOT NULL,
        event_id uuid NOT NULL REFERENCES outbox ON DELETE CASCADE,
        reason text NOT NULL,
        buried_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, handler)
      );

      CREATE TABLE email_message (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        dedupe_key text NOT NULL UNIQUE,
        account_id uuid,
        template text NOT NULL,
        to_address text NOT NULL,
        data jsonb NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'cancelled')),
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        lease_until timestamptz,
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE INDEX email_message_due ON email_message (next_attempt_at) WHERE state IN ('queued', 'sending');
      CREATE INDEX email_message_failed ON email_message (id) WHERE state = 'failed';

      CREATE TABLE audit_log (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        event text NOT NULL,
        actor_id uuid,
        actor_role text,
        target_id text,
        details jsonb NOT NULL DEFAULT '{}',
        request_id text,
        ip text,
        previous_hash text NOT NULL,
        hash text NOT NULL UNIQUE
      );
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = '42501'; END $$;
      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      CREATE TABLE login_throttle (
        key text PRIMARY KEY,
        failures int NOT NULL DEFAULT 0,
        blocked_until timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX login_throttle_old ON login_throttle (updated_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE login_throttle, audit_log, email_message, dead_letter, processed_event, outbox;
      DROP FUNCTION refuse_change();
    `);
  }
}
