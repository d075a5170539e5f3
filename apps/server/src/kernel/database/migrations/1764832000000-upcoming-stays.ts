import type { MigrationInterface, QueryRunner } from 'typeorm';

const countLiving = (lives: (row: 'OLD' | 'NEW') => string): string => `
  CREATE OR REPLACE FUNCTION count_roomies() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND ${lives('OLD')} THEN
      UPDATE house_counts SET roomies = roomies - 1 WHERE house_id = OLD.house_id;
    END IF;
    IF TG_OP <> 'DELETE' AND ${lives('NEW')} THEN
      UPDATE house_counts SET roomies = roomies + 1 WHERE house_id = NEW.house_id;
    END IF;
    RETURN NULL;
  END $$;`;

const indexes = (lives: string): string => `
  CREATE UNIQUE INDEX tenancies_one_open_per_roomie ON tenancies (roomie_id) WHERE ${lives};
  CREATE INDEX tenancies_open_of_house ON tenancies (house_id, roomie_id) WHERE ${lives};
  CREATE INDEX tenancies_open_of_room ON tenancies (room_id, starts_on) WHERE state <> 'ended';`;

const DROP_INDEXES = `DROP INDEX tenancies_one_open_per_roomie, tenancies_open_of_house, tenancies_open_of_room;`;
const LIVES = `state IN ('active', 'releasing')`;

/**
 * A stay that begins on a later day is upcoming until then: its room is taken from that day on, and its roomie sees the house
 * from that day on. Stays never overlap, neither in a room nor of a person.
 */
export class UpcomingStays1764832000000 implements MigrationInterface {
  readonly name = 'UpcomingStays1764832000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tenancies DROP CONSTRAINT tenancies_state_check,
        ADD CONSTRAINT tenancies_state_check CHECK (state IN ('upcoming', 'active', 'releasing', 'ended'));
      ALTER TABLE agreements DROP CONSTRAINT agreements_state_check,
        ADD CONSTRAINT agreements_state_check CHECK (state IN ('draft', 'sent', 'declined', 'withdrawn', 'expired', 'signed', 'active',
          'inactive', 'pre_released', 'released', 'cancelled', 'archived')),
        DROP CONSTRAINT agreements_notice_by,
        ADD CONSTRAINT agreements_notice_by CHECK (notice_by IN ('homeowner', 'tenant', 'term', 'move'));
      ALTER TABLE lease_requests DROP CONSTRAINT lease_requests_kind,
        ADD CONSTRAINT lease_requests_kind CHECK (kind IN ('earlier_end', 'withdraw_notice', 'cancel_lease'));
      ${DROP_INDEXES}
      ${indexes(LIVES)}
      ${countLiving((row) => `${row}.state IN ('active', 'releasing')`)}
      UPDATE tenancies t SET state = 'upcoming' FROM houses h
       WHERE h.id = t.house_id AND t.state <> 'ended' AND t.starts_on > (now() AT TIME ZONE h.time_zone)::date;
      INSERT INTO due (kind, key, due_at, payload)
      SELECT 'stay.begins', t.id::text, t.starts_on::timestamp AT TIME ZONE h.time_zone, jsonb_build_object('tenancy_id', t.id)
        FROM tenancies t JOIN houses h ON h.id = t.house_id WHERE t.state = 'upcoming'
      ON CONFLICT (kind, key) DO NOTHING;
    `);
    // After the rows above were counted: a deferred trigger keeps its table from being altered until it has fired.
    await runner.query(`
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      ALTER TABLE tenancies ADD CONSTRAINT tenancies_never_twice
        EXCLUDE USING gist (roomie_id WITH =, daterange(starts_on, ends_on + 1) WITH &&)
        WHERE (state <> 'ended');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tenancies DROP CONSTRAINT tenancies_never_twice;
      DELETE FROM due WHERE kind = 'stay.begins';
      ${DROP_INDEXES}
      UPDATE tenancies SET state = CASE WHEN ends_on IS NULL THEN 'active' ELSE 'releasing' END WHERE state = 'upcoming';
      UPDATE agreements SET state = 'archived' WHERE state = 'cancelled';
      UPDATE agreements SET notice_by = 'homeowner' WHERE notice_by = 'move';
      DELETE FROM lease_requests WHERE kind = 'cancel_lease';
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      ${countLiving((row) => `${row}.state <> 'ended'`)}
      ${indexes(`state <> 'ended'`)}
      ALTER TABLE tenancies DROP CONSTRAINT tenancies_state_check,
        ADD CONSTRAINT tenancies_state_check CHECK (state IN ('active', 'releasing', 'ended'));
      ALTER TABLE agreements DROP CONSTRAINT agreements_state_check,
        ADD CONSTRAINT agreements_state_check CHECK (state IN ('draft', 'sent', 'declined', 'withdrawn', 'expired', 'signed', 'active',
          'inactive', 'pre_released', 'released', 'archived')),
        DROP CONSTRAINT agreements_notice_by,
        ADD CONSTRAINT agreements_notice_by CHECK (notice_by IN ('homeowner', 'tenant', 'term'));
      ALTER TABLE lease_requests DROP CONSTRAINT lease_requests_kind,
        ADD CONSTRAINT lease_requests_kind CHECK (kind IN ('earlier_end', 'withdraw_notice'));
    `);
  }
}
