import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who have moved out read what was written while they lived there. */
export class PastConversations1764850000000 implements MigrationInterface {
  readonly name = 'PastConversations1764850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The text at the end of the day on which a message was written, where it was edited on the next one.
      ALTER TABLE messages ADD COLUMN text_that_day text;

      -- Messages are ordered by seq and by time alike, and seq has no gaps: seventeen look-ups find one in a hundred thousand.
      CREATE FUNCTION conversation_seq_before(conversation uuid, moment timestamptz, newest int) RETURNS int
      LANGUAGE plpgsql STABLE AS $$
      DECLARE
        low int := 0;
        high int := newest;
        middle int;
      BEGIN
        WHILE low < high LOOP
          middle := (low + high + 1) / 2;
          IF (SELECT m.created_at < moment FROM messages m WHERE m.conversation_id = conversation AND m.seq = middle) THEN
            low := middle;
          ELSE
            high := middle - 1;
          END IF;
        END LOOP;
        RETURN low;
      END $$;

      -- A roomie and their homeowner go on writing to each other while a deposit is held.
      CREATE FUNCTION is_deposit_held(room uuid, roomie uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (
          SELECT 1 FROM deposits d JOIN agreements a ON a.id = d.agreement_id
           WHERE d.roomie_id = roomie AND a.room_id = room AND d.state = 'held' AND d.taken_back_at IS NULL)
      $$;

      -- What somebody who has moved out may read: up to the end of their last day where the house is, and with their
      -- homeowner up to the settlement of the deposit. What they take part in now is not among it.
      CREATE FUNCTION past_conversations_of(account uuid)
      RETURNS TABLE (id uuid, left_on date, until timestamptz) LANGUAGE sql STABLE AS $$
        SELECT c.id, max(t.ends_on),
               greatest(max((t.ends_on + 1)::timestamp AT TIME ZONE h.time_zone), max(d.settled_at))
          FROM tenancies t
          JOIN houses h ON h.id = t.house_id
          JOIN conversations c ON c.house_id = t.house_id
           AND (c.kind = 'house' OR (c.roomie_id = t.roomie_id AND c.room_id = t.room_id))
          LEFT JOIN agreements a ON c.kind = 'room' AND a.tenancy_id = t.id
          LEFT JOIN deposits d ON d.agreement_id = a.id AND d.taken_back_at IS NULL
         WHERE t.roomie_id = account AND t.state = 'ended' AND t.ends_on >= t.starts_on
           AND NOT EXISTS (
             SELECT 1 FROM tenancies o
              WHERE o.roomie_id = account AND o.house_id = c.house_id AND o.state <> 'ended'
                AND CASE c.kind WHEN 'house' THEN o.state <> 'upcoming' ELSE o.room_id = c.room_id END)
           AND NOT (c.kind = 'room' AND is_deposit_held(c.room_id, account))
         GROUP BY c.id
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION past_conversations_of(uuid);
      DROP FUNCTION is_deposit_held(uuid, uuid);
      DROP FUNCTION conversation_seq_before(uuid, timestamptz, int);
      ALTER TABLE messages DROP COLUMN text_that_day;
    `);
  }
}
