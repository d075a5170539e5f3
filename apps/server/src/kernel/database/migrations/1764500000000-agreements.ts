import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts, signatures and documents of agreements, and that nothing of what was signed can be changed. */
export class Agreements1764500000000 implements MigrationInterface {
  readonly name = 'Agreements1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreements
        ADD COLUMN supersedes_id uuid REFERENCES agreements,
        ADD COLUMN tenancy_id uuid REFERENCES tenancies,
        ADD COLUMN starts_on date,
        ADD COLUMN ends_on date CHECK (ends_on > starts_on),
        ADD COLUMN rent_minor bigint CHECK (rent_minor >= 0),
        ADD COLUMN deposit_minor bigint CHECK (deposit_minor >= 0),
        ADD COLUMN text_version int NOT NULL DEFAULT 1,
        ADD COLUMN expires_at timestamptz,
        ADD COLUMN countersigned_at timestamptz,
        ADD COLUMN signed_sha256 text CHECK (signed_sha256 ~ '^[0-9a-f]{64}$'),
        ADD COLUMN decline_reason text NOT NULL DEFAULT '' CHECK (char_length(decline_reason) <= 300),
        ADD CONSTRAINT agreements_terms_of_leases
          CHECK (num_nonnulls(starts_on, rent_minor, deposit_minor) = CASE type WHEN 'lease' THEN 3 ELSE 0 END),
        ADD CONSTRAINT agreements_sent CHECK (state = 'draft' OR num_nonnulls(sent_at, expires_at) = 2),
        ADD CONSTRAINT agreements_signed CHECK (num_nonnulls(signed_at, signed_sha256) IN (0, 2)),
        ADD CONSTRAINT agreements_in_force_are_signed
          CHECK (state NOT IN ('signed', 'active', 'inactive', 'pre_released', 'released') OR signed_at IS NOT NULL);
      -- A room whose lease was given notice on can be promised to somebody else.
      DROP INDEX agreements_one_in_force;
      CREATE UNIQUE INDEX agreements_one_in_force ON agreements (room_id, type) WHERE state = 'active';
      CREATE UNIQUE INDEX agreements_one_lease_under_way ON agreements (coalesce(roomie_id, prospect_id))
        WHERE type = 'lease' AND state IN ('draft', 'sent', 'signed');
      CREATE INDEX agreements_of_prospect ON agreements (prospect_id) WHERE prospect_id IS NOT NULL;
      CREATE INDEX agreements_of_tenancy ON agreements (tenancy_id) WHERE tenancy_id IS NOT NULL;
      CREATE INDEX agreements_superseding ON agreements (supersedes_id) WHERE supersedes_id IS NOT NULL;

      CREATE TABLE agreement_texts (
        agreement_id uuid REFERENCES agreements ON DELETE CASCADE,
        number int CHECK (number > 0),
        source text NOT NULL,
        text text NOT NULL,
        bytes int NOT NULL,
        author_id uuid NOT NULL REFERENCES accounts,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (agreement_id, number)
      );
      CREATE TABLE agreement_signatures (
        agreement_id uuid REFERENCES agreements,
        by text CHECK (by IN ('tenant', 'homeowner')),
        account_id uuid REFERENCES accounts,
        name text NOT NULL,
        data jsonb,
        seen_sha256 text NOT NULL CHECK (seen_sha256 ~ '^[0-9a-f]{64}$'),
        consent_version int NOT NULL,
        consent_language text NOT NULL CHECK (consent_language IN ('en', 'de')),
        ip text NOT NULL,
        user_agent text NOT NULL,
        signed_at timestamptz NOT NULL,
        PRIMARY KEY (agreement_id, by)
      );
      CREATE TABLE agreement_documents (
        agreement_id uuid REFERENCES agreements,
        signatures int CHECK (signatures IN (1, 2)),
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        bytes int NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (agreement_id, signatures)
      );

      CREATE TRIGGER agreement_signatures_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_signatures
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER agreement_texts_never_changed BEFORE UPDATE OR TRUNCATE ON agreement_texts
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION keep_what_was_signed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_TABLE_NAME = 'agreement_texts' THEN
            -- One that was never signed takes its texts along; then it is gone by now.
            IF EXISTS (SELECT 1 FROM agreements WHERE id = OLD.agreement_id) THEN
              RAISE EXCEPTION 'a version of an agreement is kept';
            END IF;
            RETURN OLD;
          END IF;
          IF TG_OP = 'DELETE' THEN
            IF OLD.signed_at IS NOT NULL THEN RAISE EXCEPTION 'an agreement that was signed is kept'; END IF;
            RETURN OLD;
          END IF;
          IF OLD.signed_at IS NOT NULL AND (NEW.homeowner_id, NEW.room_id, NEW.title, NEW.type, NEW.language, NEW.starts_on,
               NEW.ends_on, NEW.rent_minor, NEW.deposit_minor, NEW.text_version, NEW.signed_at, NEW.signed_sha256)
             IS DISTINCT FROM (OLD.homeowner_id, OLD.room_id, OLD.title, OLD.type, OLD.language, OLD.starts_on,
               OLD.ends_on, OLD.rent_minor, OLD.deposit_minor, OLD.text_version, OLD.signed_at, OLD.signed_sha256)
          THEN
            RAISE EXCEPTION 'what was signed is never changed';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER agreements_keep_what_was_signed BEFORE UPDATE OR DELETE ON agreements
        FOR EACH ROW EXECUTE FUNCTION keep_what_was_signed();
      CREATE TRIGGER agreement_texts_kept BEFORE DELETE ON agreement_texts
        FOR EACH ROW EXECUTE FUNCTION keep_what_was_signed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE agreement_documents, agreement_signatures, agreement_texts;
      DROP TRIGGER agreements_keep_what_was_signed ON agreements;
      DROP FUNCTION keep_what_was_signed();
      DROP INDEX agreements_superseding, agreements_of_tenancy, agreements_of_prospect, agreements_one_lease_under_way,
                 agreements_one_in_force;
      ALTER TABLE agreements
        DROP CONSTRAINT agreements_in_force_are_signed, DROP CONSTRAINT agreements_signed,
        DROP CONSTRAINT agreements_sent, DROP CONSTRAINT agreements_terms_of_leases,
        DROP COLUMN supersedes_id, DROP COLUMN tenancy_id, DROP COLUMN starts_on, DROP COLUMN ends_on,
        DROP COLUMN rent_minor, DROP COLUMN deposit_minor, DROP COLUMN text_version, DROP COLUMN expires_at,
        DROP COLUMN countersigned_at, DROP COLUMN signed_sha256, DROP COLUMN decline_reason;
      CREATE UNIQUE INDEX agreements_one_in_force ON agreements (room_id, type) WHERE state IN ('active', 'pre_released');
    `);
  }
}
