import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What homeowners write once and send often: templates, every version of their text, and what is made of them. */
export class AgreementTemplates1764400000000 implements MigrationInterface {
  readonly name = 'AgreementTemplates1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agreement_templates (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL REFERENCES homeowners,
        title text NOT NULL,
        type text NOT NULL CHECK (type IN ('lease', 'house_rules', 'pets', 'parking', 'addendum', 'other')),
        language text NOT NULL CHECK (language IN ('en', 'de')),
        is_active boolean NOT NULL DEFAULT true,
        text_version int NOT NULL DEFAULT 1,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX agreement_templates_by_title ON agreement_templates (homeowner_id, lower(title), id);

      -- A version that was written is never changed: the next one follows it.
      CREATE TABLE agreement_template_texts (
        template_id uuid REFERENCES agreement_templates ON DELETE CASCADE,
        number int CHECK (number > 0),
        text text NOT NULL,
        author_id uuid NOT NULL REFERENCES accounts,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (template_id, number)
      );

      CREATE TABLE agreements (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL REFERENCES homeowners,
        house_id uuid NOT NULL REFERENCES houses,
        room_id uuid NOT NULL REFERENCES rooms,
        roomie_id uuid REFERENCES roomies,
        prospect_id uuid REFERENCES prospects,
        template_id uuid REFERENCES agreement_templates ON DELETE SET NULL,
        title text NOT NULL,
        type text NOT NULL CHECK (type IN ('lease', 'house_rules', 'pets', 'parking', 'addendum', 'other')),
        language text NOT NULL CHECK (language IN ('en', 'de')),
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'sent', 'declined', 'withdrawn', 'expired',
          'signed', 'active', 'inactive', 'pre_released', 'released', 'archived')),
        version int NOT NULL DEFAULT 1,
        sent_at timestamptz,
        signed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(roomie_id, prospect_id) > 0)
      );
      CREATE UNIQUE INDEX agreements_one_in_force ON agreements (room_id, type) WHERE state IN ('active', 'pre_released');
      CREATE INDEX agreements_of_roomie ON agreements (roomie_id, id) WHERE roomie_id IS NOT NULL;
      CREATE INDEX agreements_of_homeowner ON agreements (homeowner_id, id);
      CREATE INDEX agreements_of_template ON agreements (template_id) WHERE template_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agreements, agreement_template_texts, agreement_templates');
  }
}
