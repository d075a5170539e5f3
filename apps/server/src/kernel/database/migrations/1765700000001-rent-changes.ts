import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Announced rents of leases, and the rules of a house about increases. */
export class RentChanges1765700000001 implements MigrationInterface {
  readonly name = 'RentChanges1765700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rent_changes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        agreement_id uuid NOT NULL REFERENCES agreements,
        from_on date NOT NULL,
        rent_minor bigint NOT NULL CHECK (rent_minor >= 0),
        before_minor bigint NOT NULL CHECK (before_minor >= 0 AND before_minor <> rent_minor),
        state text NOT NULL DEFAULT 'announced' CHECK (state IN ('announced', 'withdrawn')),
        announced_at timestamptz NOT NULL,
        withdrawn_at timestamptz,
        answer text CHECK (answer IN ('acknowledged', 'objected')),
        objection text NOT NULL DEFAULT '' CHECK (char_length(objection) <= 2000),
        answered_at timestamptz,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT rent_changes_withdrawn CHECK ((state = 'withdrawn') = (withdrawn_at IS NOT NULL)),
        CONSTRAINT rent_changes_answered CHECK ((answer IS NULL) = (answered_at IS NULL)),
        CONSTRAINT rent_changes_objection CHECK ((answer IS NOT DISTINCT FROM 'objected') = (objection <> ''))
      );
      CREATE UNIQUE INDEX rent_changes_one_a_day ON rent_changes (agreement_id, from_on) WHERE state = 'announced';
      CREATE INDEX rent_changes_of_lease ON rent_changes (agreement_id, id DESC);
    `);
    await runner.query(`
      ALTER TABLE lease_settings ADD rent_increase jsonb NOT NULL
        DEFAULT '{"months": 12, "notice_days": 60, "most_percent": null}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lease_settings DROP rent_increase');
    await runner.query('DROP TABLE rent_changes');
  }
}
