import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...more: readonly string[]): string =>
  [
    ...['house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area'],
    ...['receipt', 'bill', 'message', 'repair', 'repair_end', ...more],
  ]
    .map((kind) => `'${kind}'`)
    .join(', ');

/** How things work in a house, and its certificates and contracts. */
export class HouseGuides1765100000000 implements MigrationInterface {
  readonly name = 'HouseGuides1765100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guide_entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        -- NULL: about the whole house
        room_id uuid REFERENCES rooms,
        kind text NOT NULL
          CHECK (kind IN ('emergency', 'wifi', 'bins', 'heating', 'water', 'appliance', 'keys', 'other')),
        title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
        text text NOT NULL CHECK (char_length(text) <= 4000),
        audience text NOT NULL CHECK (audience IN ('residents', 'residents_and_keepers', 'homeowner')),
        position int NOT NULL CHECK (position >= 0),
        phone text CHECK (char_length(phone) BETWEEN 6 AND 40),
        wifi_network text CHECK (char_length(wifi_network) BETWEEN 1 AND 32),
        wifi_security text CHECK (wifi_security IN ('wpa', 'wep', 'open')),
        -- Encrypted with a key that the database doesn't have
        wifi_password text,
        -- Who wrote it last
        author_id uuid NOT NULL REFERENCES accounts,
        changed_at timestamptz NOT NULL,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT guide_entries_phone CHECK ((kind = 'emergency') = (phone IS NOT NULL)),
        CONSTRAINT guide_entries_wifi CHECK ((kind = 'wifi') = (wifi_network IS NOT NULL)
          AND (kind = 'wifi') = (wifi_security IS NOT NULL)
          AND (wifi_password IS NULL OR (wifi_security IS NOT NULL AND wifi_security <> 'open')))
      );
      CREATE INDEX guide_entries_of_house ON guide_entries (house_id, kind, position, id);
      CREATE INDEX guide_entries_of_room ON guide_entries (room_id) WHERE room_id IS NOT NULL;
      CREATE INDEX guide_entries_of_author ON guide_entries (author_id, id);

      CREATE TABLE house_documents (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        room_id uuid REFERENCES rooms,
        kind text NOT NULL
          CHECK (kind IN ('gas_safety', 'electrical', 'energy', 'fire', 'insurance', 'licence', 'other')),
        title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
        audience text NOT NULL CHECK (audience IN ('residents', 'residents_and_keepers', 'homeowner')),
        issued_on date,
        -- Its last day
        expires_on date,
        author_id uuid NOT NULL REFERENCES accounts,
        added_at timestamptz NOT NULL,
        -- The document that took its place
        replaced_by uuid UNIQUE REFERENCES house_documents,
        replaced_at timestamptz,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT house_documents_dates CHECK (issued_on <= expires_on),
        CONSTRAINT house_documents_replaced CHECK ((replaced_by IS NULL) = (replaced_at IS NULL) AND replaced_by <> id)
      );
      CREATE INDEX house_documents_of_house ON house_documents (house_id, expires_on, id);
      CREATE INDEX house_documents_of_room ON house_documents (room_id) WHERE room_id IS NOT NULL;
      CREATE INDEX house_documents_of_author ON house_documents (author_id, id);

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds('guide_entry', 'house_document')})),
        ADD COLUMN guide_entry_id uuid GENERATED ALWAYS AS
          (CASE WHEN kind = 'guide_entry' THEN owner_id END) STORED
          REFERENCES guide_entries,
        ADD COLUMN house_document_id uuid GENERATED ALWAYS AS
          (CASE WHEN kind = 'house_document' THEN owner_id END) STORED
          REFERENCES house_documents;
      CREATE INDEX image_placements_of_guide_entry ON image_placements (guide_entry_id) WHERE guide_entry_id IS NOT NULL;
      CREATE INDEX image_placements_of_house_document ON image_placements (house_document_id)
        WHERE house_document_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind IN ('guide_entry', 'house_document');
      ALTER TABLE image_placements
        DROP COLUMN guide_entry_id,
        DROP COLUMN house_document_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds()}));
      DROP TABLE house_documents, guide_entries;
    `);
  }
}
