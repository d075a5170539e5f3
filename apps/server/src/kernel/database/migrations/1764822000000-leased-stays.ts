import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A stay for which a lease is in force ends with that lease and in no other way. Leases whose stay was ended otherwise before
 * this keep their state: their homeowner gives notice for the day on which the stay ended, and releases them.
 */
export class LeasedStays1764822000000 implements MigrationInterface {
  readonly name = 'LeasedStays1764822000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tenancies ADD COLUMN is_leased boolean NOT NULL DEFAULT false;
      UPDATE tenancies SET is_leased = true
       WHERE state <> 'ended' AND id IN (
         SELECT tenancy_id FROM agreements WHERE type = 'lease' AND state IN ('active', 'pre_released'));
      ALTER TABLE tenancies ADD CONSTRAINT tenancies_end_with_their_lease CHECK (NOT (is_leased AND state = 'ended'));

      CREATE FUNCTION require_leased_stay() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- As it is by now: NEW is what one statement of the transaction wrote.
          IF EXISTS (SELECT 1 FROM agreements a LEFT JOIN tenancies t ON t.id = a.tenancy_id
                      WHERE a.id = NEW.id AND a.state = 'active' AND t.is_leased IS NOT TRUE) THEN
            RAISE EXCEPTION 'a lease in force needs its stay' USING ERRCODE = 'check_violation', CONSTRAINT = 'agreements_lease_has_stay';
          END IF;
          RETURN NULL;
        END $$;
      -- At the end of the transaction: the homeowner signs before the stay begins.
      CREATE CONSTRAINT TRIGGER agreements_lease_has_stay AFTER INSERT OR UPDATE OF state, tenancy_id ON agreements
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (NEW.type = 'lease' AND NEW.state = 'active')
        EXECUTE FUNCTION require_leased_stay();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER agreements_lease_has_stay ON agreements;
      DROP FUNCTION require_leased_stay();
      ALTER TABLE tenancies DROP CONSTRAINT tenancies_end_with_their_lease, DROP COLUMN is_leased;
    `);
  }
}
