import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the chain of the audit log was followed and how far it held, and what its filters read. */
export class AuditChecks1763850100000 implements MigrationInterface {
  readonly name = 'AuditChecks1763850100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_checks (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        checked_at timestamptz NOT NULL DEFAULT now(),
        checked_by uuid REFERENCES accounts,
        up_to bigint NOT NULL CHECK (up_to >= 0),
        hash text NOT NULL,
        broken_at bigint
      );
      CREATE TRIGGER audit_checks_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checks
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      CREATE INDEX audit_log_of_actor ON audit_log (actor_id, position);
      CREATE INDEX audit_log_of_target ON audit_log (target_id, position);
      CREATE INDEX audit_log_of_event ON audit_log (event, position);
      CREATE INDEX audit_log_at ON audit_log (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_log_of_actor, audit_log_of_target, audit_log_of_event, audit_log_at;
      DROP TABLE audit_checks;
    `);
  }
}
