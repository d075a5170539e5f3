import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guarantor, who has no account, answers for what a roomie owes under a lease. */
export class Guarantees1765760000000 implements MigrationInterface {
  readonly name = 'Guarantees1765760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guarantees (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        agreement_id uuid NOT NULL REFERENCES agreements,
        house_id uuid NOT NULL REFERENCES houses,
        name text NOT NULL,
        email text NOT NULL,
        locale text CHECK (locale IN ('en', 'de', 'es', 'fr', 'ar')),
        limit_minor bigint NOT NULL CHECK (limit_minor > 0),
        limit_months integer CHECK (limit_months > 0),
        covers text NOT NULL CHECK (covers IN ('rent', 'rent_and_bills')),
        until_on date,
        overdue_days integer NOT NULL CHECK (overdue_days BETWEEN 7 AND 30),
        shows_payments boolean NOT NULL DEFAULT false,
        language text NOT NULL CHECK (language IN ('en', 'de', 'es', 'fr', 'ar')),
        text text NOT NULL,
        state text NOT NULL DEFAULT 'asked'
          CHECK (state IN ('asked', 'sent', 'signed', 'ended', 'declined', 'withdrawn', 'expired')),
        declined_by text CHECK (declined_by IN ('roomie', 'guarantor')),
        reason text NOT NULL DEFAULT '',
        asked_at timestamptz NOT NULL,
        agreed_at timestamptz,
        link_expires_at timestamptz,
        signed_at timestamptz,
        signed_sha256 text CHECK (signed_sha256 ~ '^[0-9a-f]{64}$'),
        signature text,
        consent_version integer,
        consent_language text,
        ended_at timestamptz,
        ended text CHECK (ended IN ('released', 'date_passed', 'lease_over')),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT guarantees_signed CHECK (
          (state IN ('signed', 'ended')) = (signed_at IS NOT NULL)
          AND num_nulls(signed_at, signed_sha256, signature, consent_version, consent_language) IN (0, 5)),
        CONSTRAINT guarantees_sent CHECK (
          state NOT IN ('sent', 'signed', 'ended', 'expired') OR num_nulls(agreed_at, link_expires_at) = 0),
        CONSTRAINT guarantees_ended CHECK (
          (state IN ('ended', 'declined', 'withdrawn', 'expired')) = (ended_at IS NOT NULL)
          AND (state = 'ended') = (ended IS NOT NULL) AND (state <> 'declined' OR declined_by IS NOT NULL))
      );
      CREATE UNIQUE INDEX guarantees_open ON guarantees (agreement_id) WHERE state IN ('asked', 'sent', 'signed');
      CREATE INDEX guarantees_of_agreement ON guarantees (agreement_id, id DESC);
      CREATE INDEX guarantees_of_house ON guarantees (house_id);
      CREATE INDEX guarantees_to_forget ON guarantees (ended_at) WHERE name <> '';

      CREATE TABLE guarantee_codes (
        guarantee_id uuid PRIMARY KEY REFERENCES guarantees ON DELETE CASCADE,
        id uuid NOT NULL,
        key_id text NOT NULL,
        expires_at timestamptz NOT NULL,
        tries_left integer NOT NULL CONSTRAINT guarantee_codes_tries CHECK (tries_left >= 0)
      );

      CREATE TABLE guarantee_documents (
        guarantee_id uuid PRIMARY KEY REFERENCES guarantees,
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        bytes integer NOT NULL CHECK (bytes > 0),
        made_at timestamptz NOT NULL
      );

      CREATE TABLE guarantee_notices (
        guarantee_id uuid NOT NULL REFERENCES guarantees,
        due text NOT NULL,
        due_on date NOT NULL,
        covered_minor bigint NOT NULL CHECK (covered_minor > 0),
        told_at timestamptz NOT NULL,
        PRIMARY KEY (guarantee_id, due)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guarantee_notices, guarantee_documents, guarantee_codes, guarantees');
  }
}
