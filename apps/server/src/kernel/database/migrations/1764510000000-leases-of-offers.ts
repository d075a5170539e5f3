import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lease that goes with an offer is an agreement like any other; what was written so far becomes one. */
export class LeasesOfOffers1764510000000 implements MigrationInterface {
  readonly name = 'LeasesOfOffers1764510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO agreements (homeowner_id, house_id, room_id, prospect_id, title, type, language, state, starts_on,
                              rent_minor, deposit_minor, text_version, sent_at, expires_at, created_at)
        SELECT p.homeowner_id, p.house_id, p.room_id, p.id, 'Lease', 'lease', coalesce(o.locale, 'en'),
               CASE WHEN p.state IN ('invited', 'viewed') THEN 'sent' ELSE p.state END, p.starts_on, p.rent_minor,
               p.deposit_minor, p.lease_version, x.created_at, p.expires_at, p.created_at
          FROM prospects p JOIN accounts o ON o.id = p.homeowner_id
          JOIN lease_texts x ON x.prospect_id = p.id AND x.version = p.lease_version
         WHERE p.state IN ('invited', 'viewed', 'withdrawn', 'expired');
      INSERT INTO agreement_texts (agreement_id, number, source, text, bytes, author_id, created_at)
        SELECT a.id, x.version, h.html, h.html, 2 * octet_length(h.html), x.author_id, x.created_at
          FROM agreements a JOIN lease_texts x ON x.prospect_id = a.prospect_id,
          LATERAL (SELECT '<p>' || regexp_replace(replace(replace(replace(replace(trim(x.text), '&', '&amp;'), '<', '&lt;'),
                          '>', '&gt;'), '"', '&quot;'), '[\\s]*\\n[\\s]*', '</p><p>', 'g') || '</p>' AS html) h;
      DROP TABLE lease_texts;
      ALTER TABLE prospects DROP COLUMN lease_version, DROP COLUMN lease_read_version;

      -- What was never signed goes with the offer.
      ALTER TABLE agreements DROP CONSTRAINT agreements_prospect_id_fkey,
        ADD CONSTRAINT agreements_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES prospects ON DELETE CASCADE;
      -- Who corrects their own name before signing has no account.
      ALTER TABLE agreement_texts ALTER COLUMN author_id DROP NOT NULL;
      -- What is signed is kept for them until the homeowner countersigns, too.
      DROP INDEX prospects_one_offer_per_room;
      CREATE UNIQUE INDEX prospects_one_offer_per_room ON prospects (room_id)
        WHERE state IN ('invited', 'viewed', 'signed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX prospects_one_offer_per_room;
      CREATE UNIQUE INDEX prospects_one_offer_per_room ON prospects (room_id) WHERE state IN ('invited', 'viewed');
      ALTER TABLE agreement_texts ALTER COLUMN author_id SET NOT NULL;
      ALTER TABLE agreements DROP CONSTRAINT agreements_prospect_id_fkey,
        ADD CONSTRAINT agreements_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES prospects;
      ALTER TABLE prospects
        ADD COLUMN lease_version int NOT NULL DEFAULT 0,
        ADD COLUMN lease_read_version int CHECK (lease_read_version BETWEEN 1 AND lease_version);
      CREATE TABLE lease_texts (
        prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
        version int NOT NULL CHECK (version > 0),
        text text NOT NULL CHECK (char_length(text) <= 40000),
        author_id uuid NOT NULL REFERENCES accounts,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (prospect_id, version)
      );
    `);
  }
}
