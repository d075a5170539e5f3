import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Streams of sealed lines; the audit log becomes one of them, and stays readable as it was. */
export class Evidence1764050000000 implements MigrationInterface {
  readonly name = 'Evidence1764050000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE evidence_streams (
        stream text PRIMARY KEY,
        -- Its last line.
        seq bigint NOT NULL CHECK (seq >= 0),
        mac text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX evidence_streams_changed ON evidence_streams (changed_at);
      CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.changed_at = now(); RETURN NEW; END $$;
      CREATE TRIGGER evidence_streams_changed BEFORE UPDATE ON evidence_streams
        FOR EACH ROW EXECUTE FUNCTION note_change();

      CREATE TABLE evidence (
        stream text NOT NULL REFERENCES evidence_streams,
        seq bigint NOT NULL CHECK (seq > 0),
        at timestamptz NOT NULL,
        body jsonb NOT NULL,
        previous text NOT NULL CHECK (previous ~ '^[0-9a-f]{64}$'),
        -- Empty: from before there were keys.
        key_id text NOT NULL,
        mac text NOT NULL CHECK (mac ~ '^[0-9a-f]{64}$'),
        PRIMARY KEY (stream, seq)
      );

      INSERT INTO evidence_streams (stream, seq, mac)
        SELECT 'audit', position, hash FROM audit_log ORDER BY position DESC LIMIT 1;
      INSERT INTO evidence (stream, seq, at, body, previous, key_id, mac)
        SELECT 'audit', position, at,
               jsonb_build_object('event', event, 'actor_id', actor_id, 'actor_role', actor_role, 'target_id', target_id,
                                  'details', details, 'request_id', request_id, 'ip', ip),
               previous_hash, '', hash
          FROM audit_log ORDER BY position;
      DROP TABLE audit_log;

      CREATE TRIGGER evidence_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON evidence
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE INDEX audit_of_actor ON evidence (((body->>'actor_id')::uuid), seq) WHERE stream = 'audit';
      CREATE INDEX audit_of_target ON evidence ((body->>'target_id'), seq) WHERE stream = 'audit';
      CREATE INDEX audit_of_event ON evidence ((body->>'event'), seq) WHERE stream = 'audit';
      CREATE INDEX audit_at ON evidence (at) WHERE stream = 'audit';

      CREATE VIEW audit_log AS
        SELECT seq AS position, at, body->>'event' AS event, (body->>'actor_id')::uuid AS actor_id,
               body->>'actor_role' AS actor_role, body->>'target_id' AS target_id, body->'details' AS details,
               body->>'request_id' AS request_id, body->>'ip' AS ip
          FROM evidence WHERE stream = 'audit';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW audit_log;
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
      INSERT INTO audit_log (at, event, actor_id, actor_role, target_id, details, request_id, ip, previous_hash, hash)
        SELECT at, body->>'event', (body->>'actor_id')::uuid, body->>'actor_role', body->>'target_id', body->'details',
               body->>'request_id', body->>'ip', previous, mac
          FROM evidence WHERE stream = 'audit' ORDER BY seq;
      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE INDEX audit_log_of_actor ON audit_log (actor_id, position);
      CREATE INDEX audit_log_of_target ON audit_log (target_id, position);
      CREATE INDEX audit_log_of_event ON audit_log (event, position);
      CREATE INDEX audit_log_at ON audit_log (at);
      DROP TABLE evidence, evidence_streams;
      DROP FUNCTION note_change();
    `);
  }
}
