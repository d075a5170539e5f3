import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who set a recurring bill: a roomie can, where the homeowner lets them. Those before were set by the homeowner. */
export class RecurringBillsOfRoomies1765770000000 implements MigrationInterface {
  readonly name = 'RecurringBillsOfRoomies1765770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recurring_bills ADD COLUMN set_by uuid REFERENCES accounts;
      UPDATE recurring_bills r SET set_by = h.homeowner_id FROM houses h WHERE h.id = r.house_id;
      ALTER TABLE recurring_bills ALTER COLUMN set_by SET NOT NULL;
      CREATE INDEX recurring_bills_of_setter ON recurring_bills (set_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recurring_bills DROP COLUMN set_by');
  }
}
