import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many rooms and roomies a house has, kept beside it: a list of every house is ordered by them from an index.
 * They are counted at the end of a transaction, so that no row of a house is locked for longer than the commit.
 */
export class HouseCounts1764300000000 implements MigrationInterface {
  readonly name = 'HouseCounts1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE house_counts (
        house_id uuid PRIMARY KEY REFERENCES houses ON DELETE CASCADE,
        rooms int NOT NULL DEFAULT 0 CHECK (rooms >= 0),
        roomies int NOT NULL DEFAULT 0 CHECK (roomies >= 0)
      );
      CREATE INDEX house_counts_by_rooms ON house_counts (rooms, house_id);
      CREATE INDEX house_counts_by_roomies ON house_counts (roomies, house_id);
      INSERT INTO house_counts (house_id, rooms, roomies)
      SELECT h.id, (SELECT count(*) FROM rooms r WHERE r.house_id = h.id AND r.retired_at IS NULL),
                   (SELECT count(*) FROM tenancies t WHERE t.house_id = h.id AND t.state <> 'ended')
        FROM houses h;
    `);
    await runner.query(`
      CREATE FUNCTION begin_house_counts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO house_counts (house_id) VALUES (NEW.id);
        RETURN NULL;
      END $$;
      CREATE FUNCTION count_rooms() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' AND OLD.retired_at IS NULL THEN
          UPDATE house_counts SET rooms = rooms - 1 WHERE house_id = OLD.house_id;
        END IF;
        IF TG_OP <> 'DELETE' AND NEW.retired_at IS NULL THEN
          UPDATE house_counts SET rooms = rooms + 1 WHERE house_id = NEW.house_id;
        END IF;
        RETURN NULL;
      END $$;
      CREATE FUNCTION count_roomies() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' AND OLD.state <> 'ended' THEN
          UPDATE house_counts SET roomies = roomies - 1 WHERE house_id = OLD.house_id;
        END IF;
        IF TG_OP <> 'DELETE' AND NEW.state <> 'ended' THEN
          UPDATE house_counts SET roomies = roomies + 1 WHERE house_id = NEW.house_id;
        END IF;
        RETURN NULL;
      END $$;
    `);
    await runner.query(`
      CREATE TRIGGER begin_house_counts AFTER INSERT ON houses FOR EACH ROW EXECUTE FUNCTION begin_house_counts();
      CREATE CONSTRAINT TRIGGER count_rooms AFTER INSERT OR DELETE OR UPDATE OF retired_at, house_id ON rooms
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rooms();
      CREATE CONSTRAINT TRIGGER count_roomies AFTER INSERT OR DELETE OR UPDATE OF state, house_id ON tenancies
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_roomies();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_roomies ON tenancies;
      DROP TRIGGER count_rooms ON rooms;
      DROP TRIGGER begin_house_counts ON houses;
      DROP FUNCTION count_roomies, count_rooms, begin_house_counts;
      DROP TABLE house_counts;
    `);
  }
}
