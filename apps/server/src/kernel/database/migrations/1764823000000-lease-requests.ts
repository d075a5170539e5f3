import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one party of a lease under notice asks the other to agree to. */
export class LeaseRequests1764823000000 implements MigrationInterface {
  readonly name = 'LeaseRequests1764823000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lease_requests (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT lease_requests_kind CHECK (kind IN ('earlier_end', 'withdraw_notice')),
        by text NOT NULL CONSTRAINT lease_requests_by CHECK (by IN ('homeowner', 'tenant')),
        last_day date,
        reason text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT 'open'
          CONSTRAINT lease_requests_state CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
        requested_at timestamptz NOT NULL,
        closed_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT lease_requests_last_day CHECK ((kind = 'earlier_end') = (last_day IS NOT NULL)),
        CONSTRAINT lease_requests_closed CHECK ((state = 'open') = (closed_at IS NULL))
      );
      CREATE INDEX lease_requests_of_agreement ON lease_requests (agreement_id);
      CREATE UNIQUE INDEX lease_requests_one_open ON lease_requests (agreement_id) WHERE state = 'open';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lease_requests');
  }
}
