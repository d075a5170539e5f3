import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time zones that the database can reckon in, and alerts that are wanted by e-mail alone. */
export class TimeZonesAndMutedAlerts1764015000000 implements MigrationInterface {
  readonly name = 'TimeZonesAndMutedAlerts1764015000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION is_time_zone(zone text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
      BEGIN
        PERFORM now() AT TIME ZONE zone;
        RETURN true;
      EXCEPTION WHEN invalid_parameter_value THEN
        RETURN false;
      END $$;
      -- One zone that is unknown would end every sweep that reckons in the zones of all.
      UPDATE accounts SET time_zone = 'UTC' WHERE NOT is_time_zone(time_zone);
      UPDATE houses SET time_zone = 'UTC' WHERE NOT is_time_zone(time_zone);
      ALTER TABLE accounts ADD CONSTRAINT accounts_time_zone_known CHECK (is_time_zone(time_zone));
      ALTER TABLE houses ADD CONSTRAINT houses_time_zone_known CHECK (is_time_zone(time_zone));

      -- Not shown as news in the app, but part of the daily e-mail.
      ALTER TABLE notifications ADD COLUMN muted boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications DROP COLUMN muted;
      ALTER TABLE houses DROP CONSTRAINT houses_time_zone_known;
      ALTER TABLE accounts DROP CONSTRAINT accounts_time_zone_known;
      DROP FUNCTION is_time_zone(text);
    `);
  }
}
