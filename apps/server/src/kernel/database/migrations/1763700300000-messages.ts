import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations, messages and read marks. */
export class Messages1763700300000 implements MigrationInterface {
  readonly name = 'Messages1763700300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversations (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        kind text NOT NULL CHECK (kind IN ('house', 'room')),
        house_id uuid NOT NULL REFERENCES houses,
        room_id uuid REFERENCES rooms,
        roomie_id uuid REFERENCES roomies,
        last_seq int NOT NULL DEFAULT 0,
        announced_seq int NOT NULL DEFAULT 0,
        announce_pending boolean NOT NULL DEFAULT false,
        last_message_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT conversations_parties CHECK ((kind = 'room') = (room_id IS NOT NULL AND roomie_id IS NOT NULL))
      );
      CREATE UNIQUE INDEX conversations_one_per_house ON conversations (house_id) WHERE kind = 'house';
      -- A room's conversation belongs to the room and its roomie: the next roomie never reads the last one's.
      CREATE UNIQUE INDEX conversations_one_per_room_and_roomie ON conversations (room_id, roomie_id) WHERE kind = 'room';
      CREATE INDEX conversations_of_house ON conversations (house_id);
      -- last_seq changes with every message and must stay out of every index, or each send rewrites them.
      CREATE INDEX conversations_to_announce ON conversations (id) WHERE announce_pending;
      ALTER TABLE conversations SET (fillfactor = 50);

      CREATE TABLE messages (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        conversation_id uuid NOT NULL REFERENCES conversations,
        seq int NOT NULL,
        sender_id uuid NOT NULL REFERENCES accounts,
        sender_side text NOT NULL CHECK (sender_side IN ('roomie', 'homeowner')),
        sender_seq int NOT NULL,
        client_id uuid NOT NULL,
        text text NOT NULL,
        reply_to uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        edited_at timestamptz,
        deleted_at timestamptz,
        CONSTRAINT messages_in_order UNIQUE (conversation_id, seq),
        CONSTRAINT messages_once UNIQUE (conversation_id, sender_id, client_id)
      );
      -- The own messages up to a seq are counted by one look-up, however many there are.
      CREATE INDEX messages_of_sender ON messages (conversation_id, sender_id, seq) INCLUDE (sender_seq);

      CREATE INDEX messages_by_time ON messages USING brin (created_at);

      CREATE TABLE conversation_reads (
        conversation_id uuid NOT NULL REFERENCES conversations,
        account_id uuid NOT NULL REFERENCES accounts,
        last_read_seq int NOT NULL DEFAULT 0,
        own_read int NOT NULL DEFAULT 0,
        sent_count int NOT NULL DEFAULT 0,
        alert_due_at timestamptz,
        alerted_seq int NOT NULL DEFAULT 0,
        PRIMARY KEY (conversation_id, account_id)
      ) WITH (fillfactor = 70);
      CREATE INDEX conversation_reads_due ON conversation_reads (alert_due_at) WHERE alert_due_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE conversation_reads, messages, conversations');
  }
}
