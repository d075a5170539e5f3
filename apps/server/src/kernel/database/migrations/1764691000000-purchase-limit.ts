import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to which price one housemate is enough to confirm a purchase, where a house has its own limit. */
export class PurchaseLimit1764691000000 implements MigrationInterface {
  readonly name = 'PurchaseLimit1764691000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In minor units; NULL: what is usual in its currency
      ALTER TABLE houses ADD COLUMN purchase_limit_minor bigint CHECK (purchase_limit_minor >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE houses DROP COLUMN purchase_limit_minor');
  }
}
