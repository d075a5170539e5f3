import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who owes whom in a house: journals that balance, what each account of a person stands at, and whether both agree. */
export class Ledger1764610000000 implements MigrationInterface {
  readonly name = 'Ledger1764610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE money_journals (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
        -- ISO date in the house's time zone: when it is due, or was paid
        on_day date NOT NULL,
        -- What it is about: a lease, a payment, a deposit …
        subject_kind text NOT NULL CHECK (subject_kind ~ '^[a-z_]{1,40}$'),
        subject_id uuid NOT NULL,
        -- What makes it happen once
        key text NOT NULL UNIQUE CHECK (char_length(key) BETWEEN 1 AND 200),
        -- The journal that this one takes back
        reverses uuid UNIQUE REFERENCES money_journals,
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        -- NULL: the house itself
        made_by uuid REFERENCES accounts,
        -- What its words are made of
        facts jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT money_journals_reason CHECK (reason = '' OR reverses IS NOT NULL),
        UNIQUE (id, house_id, on_day)
      );
      CREATE INDEX money_journals_of_subject ON money_journals (subject_id, id);

      CREATE TABLE money_postings (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        journal_id uuid NOT NULL,
        house_id uuid NOT NULL,
        on_day date NOT NULL,
        account_id uuid NOT NULL REFERENCES accounts,
        account text NOT NULL CHECK (account IN ('rent', 'utilities', 'supplies', 'deposit', 'other')),
        -- Positive: the person owes it
        minor bigint NOT NULL CHECK (minor <> 0),
        -- What the account of the person stands at with it
        balance_minor bigint NOT NULL,
        FOREIGN KEY (journal_id, house_id, on_day) REFERENCES money_journals (id, house_id, on_day),
        UNIQUE (journal_id, account_id, account)
      );
      CREATE INDEX money_postings_of_person ON money_postings (account_id, id);
      CREATE INDEX money_postings_of_account ON money_postings (house_id, account_id, account, id);
      -- What was due, the newest day first
      CREATE INDEX money_postings_due ON money_postings (house_id, account_id, account, on_day, id) WHERE minor > 0;

      -- The sums of the rows above, written with them.
      CREATE TABLE money_balances (
        house_id uuid NOT NULL REFERENCES houses,
        account_id uuid NOT NULL REFERENCES accounts,
        account text NOT NULL CHECK (account IN ('rent', 'utilities', 'supplies', 'deposit', 'other')),
        minor bigint NOT NULL,
        PRIMARY KEY (house_id, account_id, account)
      );
      CREATE INDEX money_balances_of_person ON money_balances (account_id, house_id);

      CREATE FUNCTION refuse_unbalanced_journal() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        journal uuid := CASE TG_TABLE_NAME WHEN 'money_journals' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'journal_id' END;
        original uuid;
      BEGIN
        IF (SELECT count(*) < 2 OR sum(minor) <> 0 FROM money_postings WHERE journal_id = journal) THEN
          RAISE EXCEPTION 'The postings of journal % do not sum to zero.', journal
            USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'money_journals_balance';
        END IF;
        SELECT reverses INTO original FROM money_journals WHERE id = journal;
        IF original IS NOT NULL AND EXISTS (
          SELECT account_id, account FROM money_postings WHERE journal_id IN (journal, original)
           GROUP BY account_id, account HAVING sum(minor) <> 0
        ) THEN
          RAISE EXCEPTION 'Journal % is not the opposite of the one that it takes back.', journal
            USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'money_journals_reversal';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER money_journals_balance AFTER INSERT ON money_journals
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_journal();
      CREATE CONSTRAINT TRIGGER money_postings_balance AFTER INSERT ON money_postings
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_journal();
      CREATE TRIGGER money_journals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON money_journals
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER money_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON money_postings
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      CREATE TABLE ledger_checks (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        checked_at timestamptz NOT NULL,
        journals bigint NOT NULL,
        -- How much does not balance, and the first of it: [{kind, house_id, id}]
        wrong int NOT NULL CHECK (wrong >= 0),
        faults jsonb NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE ledger_checks, money_balances, money_postings, money_journals;
      DROP FUNCTION refuse_unbalanced_journal();
    `);
  }
}
