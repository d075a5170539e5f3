import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The last day of a stay is its own: the next one in the room, or of the roomie, begins on the day after. A stay that never
 * began ends on the day before its first, and has no days.
 */
export class LastDays1764828000000 implements MigrationInterface {
  readonly name = 'LastDays1764828000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tenancies DROP CONSTRAINT tenancies_never_overlap, DROP CONSTRAINT tenancies_dates,
        ADD CONSTRAINT tenancies_dates
          CHECK (ends_on IS NULL OR ends_on >= starts_on OR (state = 'ended' AND ends_on = starts_on - 1));
      -- A day of change belonged to both; it belongs to whoever came. A single day had no length, and may lie within another stay.
      UPDATE tenancies t SET ends_on = t.ends_on - 1
       WHERE EXISTS (SELECT 1 FROM tenancies o
                      WHERE o.id <> t.id AND (o.room_id = t.room_id OR o.roomie_id = t.roomie_id)
                        AND CASE WHEN t.starts_on < t.ends_on THEN o.starts_on = t.ends_on
                                 ELSE t.state = 'ended' AND o.starts_on <= t.starts_on
                                      AND (o.ends_on IS NULL OR o.ends_on > t.starts_on
                                           OR (o.starts_on = t.starts_on AND o.id > t.id)) END);
      ALTER TABLE tenancies ADD CONSTRAINT tenancies_never_overlap
        EXCLUDE USING gist (room_id WITH =, daterange(starts_on, ends_on + 1) WITH &&);
      CREATE INDEX prospects_signed_by_address ON prospects (lower(email)) WHERE state = 'signed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX prospects_signed_by_address;
      ALTER TABLE tenancies DROP CONSTRAINT tenancies_never_overlap, DROP CONSTRAINT tenancies_dates;
      UPDATE tenancies SET ends_on = starts_on WHERE ends_on < starts_on;
      ALTER TABLE tenancies
        ADD CONSTRAINT tenancies_dates CHECK (ends_on IS NULL OR ends_on >= starts_on),
        ADD CONSTRAINT tenancies_never_overlap EXCLUDE USING gist (room_id WITH =, daterange(starts_on, ends_on) WITH &&);
    `);
  }
}
