import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What contexts read of others that stand above them, each as a view that the higher one provides: its tables stay its
 * own. And who has joined, for contexts that may not see passwords.
 */
export class ViewsForLowerFloors1764880000000 implements MigrationInterface {
  readonly name = 'ViewsForLowerFloors1764880000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW listed_rooms AS SELECT room_id FROM ads WHERE state = 'open';
      CREATE VIEW advertised_houses AS SELECT house_id FROM ads;
      CREATE VIEW leased_houses AS
        SELECT house_id FROM prospects UNION ALL SELECT house_id FROM agreements WHERE type = 'lease';
      CREATE VIEW point_months AS SELECT house_id, period FROM house_months;
      CREATE VIEW points_of_months AS SELECT house_id, roomie_id, period, points, strikes FROM point_totals;
      CREATE VIEW turn_prices AS
        SELECT id, house_id, turn_price_minor AS minor, decided_at FROM rule_changes
         WHERE state = 'accepted' AND turn_price_minor IS NOT NULL;
      CREATE VIEW reader_locales AS SELECT id AS account_id, coalesce(locale, last_locale) AS locale FROM accounts;
      CREATE VIEW joined_accounts AS SELECT id AS account_id FROM accounts WHERE password_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW listed_rooms, advertised_houses, leased_houses, point_months, points_of_months, turn_prices,
                reader_locales, joined_accounts
    `);
  }
}
