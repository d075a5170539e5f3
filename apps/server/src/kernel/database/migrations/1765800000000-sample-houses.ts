import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A homeowner can have one house to try things out with, in which nothing is real and which is removed without a trace. */
export class SampleHouses1765800000000 implements MigrationInterface {
  readonly name = 'SampleHouses1765800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE houses ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
      CREATE UNIQUE INDEX houses_one_sample ON houses (homeowner_id) WHERE is_sample;

      -- The people of a sample house: nobody can sign in as them, and no e-mail can reach them
      ALTER TABLE accounts ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT accounts_sample CHECK (NOT is_sample OR (account_type = 'roomie'
          AND email LIKE '%.invalid' AND password_hash IS NULL AND new_email IS NULL AND phone IS NULL));

      -- Making and removing a sample house sets it, for the rest of the transaction
      CREATE FUNCTION handles_sample() RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT coalesce(current_setting('common_roof.handles_sample', true), '') = 'on' $$;
      CREATE FUNCTION is_sample_house(house uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT 1 FROM houses WHERE id = house AND is_sample) $$;

      CREATE FUNCTION keep_sample_mark() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.is_sample <> (TG_OP = 'UPDATE' AND OLD.is_sample) AND NOT handles_sample() THEN
            RAISE EXCEPTION 'a row of % stays a sample or real', TG_TABLE_NAME USING ERRCODE = '42501';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER houses_sample_mark BEFORE UPDATE OF is_sample ON houses
        FOR EACH ROW WHEN (NEW.is_sample <> OLD.is_sample) EXECUTE FUNCTION keep_sample_mark();
      CREATE TRIGGER houses_new_sample BEFORE INSERT ON houses
        FOR EACH ROW WHEN (NEW.is_sample) EXECUTE FUNCTION keep_sample_mark();
      CREATE TRIGGER accounts_sample_mark BEFORE UPDATE OF is_sample ON accounts
        FOR EACH ROW WHEN (NEW.is_sample <> OLD.is_sample) EXECUTE FUNCTION keep_sample_mark();
      CREATE TRIGGER accounts_new_sample BEFORE INSERT ON accounts
        FOR EACH ROW WHEN (NEW.is_sample) EXECUTE FUNCTION keep_sample_mark();

      -- CR001: not in a sample house
      CREATE FUNCTION refuse_in_sample_house() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF is_sample_house(NEW.house_id) AND NOT handles_sample() THEN
            RAISE EXCEPTION 'not in a sample house' USING ERRCODE = 'CR001';
          END IF;
          RETURN NEW;
        END $$;
      CREATE FUNCTION keep_sample_open() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NOT handles_sample() THEN
            RAISE EXCEPTION 'not in a sample house' USING ERRCODE = 'CR001';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER houses_sample_open BEFORE UPDATE OF state ON houses
        FOR EACH ROW WHEN (OLD.is_sample AND NEW.state <> OLD.state) EXECUTE FUNCTION keep_sample_open();

      -- Whatever belongs to a house is refused in a sample house, unless it is harmless there
      DO $$ DECLARE guarded text;
        BEGIN
          FOR guarded IN
            SELECT c.relname FROM pg_class c
              JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'house_id' AND NOT a.attisdropped
             WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname NOT IN (
               'activity', 'announcements', 'calendar_entries', 'chore_assignments', 'chore_debts', 'chore_feedback',
               'chore_plans', 'chores', 'conversations', 'feed_items', 'house_counts', 'house_months', 'house_rules',
               'money_balances', 'money_journals', 'money_postings', 'money_restatements', 'point_entries',
               'point_totals', 'repairs', 'rooms', 'rule_acknowledgements', 'settle_up_payments', 'stock_items',
               'supplies', 'supply_months', 'variable_costs')
          LOOP
            EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE ON %I
              FOR EACH ROW EXECUTE FUNCTION refuse_in_sample_house()', guarded || '_sample', guarded);
          END LOOP;
        END $$;

      -- A payment has a sealed receipt
      CREATE TRIGGER money_journals_sample BEFORE INSERT ON money_journals
        FOR EACH ROW WHEN (NEW.kind = 'payment') EXECUTE FUNCTION refuse_in_sample_house();

      -- A tradesperson gets e-mails
      CREATE TRIGGER repairs_sample BEFORE INSERT OR UPDATE ON repairs
        FOR EACH ROW WHEN (NEW.trade_email IS NOT NULL) EXECUTE FUNCTION refuse_in_sample_house();

      -- Time stands still in a sample house: nothing falls due, only shares of purchases are recalculated
      CREATE FUNCTION skip_due_in_sample_house() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF is_sample_house((NEW.payload->>'house_id')::uuid)
            OR EXISTS (SELECT 1 FROM repairs r JOIN houses h ON h.id = r.house_id
                        WHERE r.id = (NEW.payload->>'repair_id')::uuid AND h.is_sample) THEN
            RETURN NULL;
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER due_sample BEFORE INSERT ON due
        FOR EACH ROW WHEN (NEW.payload ?| ARRAY['house_id', 'repair_id'] AND NEW.kind <> 'supplies.to-reckon')
        EXECUTE FUNCTION skip_due_in_sample_house();

      -- Rows that are never deleted go with a sample house
      CREATE FUNCTION refuse_unless_sample() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF handles_sample() AND is_sample_house(OLD.house_id) THEN RETURN OLD; END IF;
          RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = '42501';
        END $$;
      DO $$ DECLARE kept text;
        BEGIN
          FOREACH kept IN ARRAY ARRAY['point_entries', 'money_journals', 'money_postings'] LOOP
            EXECUTE format('DROP TRIGGER %I ON %I', kept || '_append_only', kept);
            EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR TRUNCATE ON %I
              FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', kept || '_append_only', kept);
            EXECUTE format('CREATE TRIGGER %I BEFORE DELETE ON %I
              FOR EACH ROW EXECUTE FUNCTION refuse_unless_sample()', kept || '_kept', kept);
          END LOOP;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ DECLARE one record;
        BEGIN
          FOR one IN SELECT tgname, tgrelid::regclass AS of_table FROM pg_trigger
            WHERE tgfoid IN ('refuse_in_sample_house'::regproc, 'keep_sample_open'::regproc, 'keep_sample_mark'::regproc,
                             'skip_due_in_sample_house'::regproc, 'refuse_unless_sample'::regproc)
          LOOP
            EXECUTE format('DROP TRIGGER %I ON %s', one.tgname, one.of_table);
          END LOOP;
        END $$;
      DO $$ DECLARE kept text;
        BEGIN
          FOREACH kept IN ARRAY ARRAY['point_entries', 'money_journals', 'money_postings'] LOOP
            EXECUTE format('DROP TRIGGER %I ON %I', kept || '_append_only', kept);
            EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
              FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', kept || '_append_only', kept);
          END LOOP;
        END $$;
      DROP FUNCTION refuse_in_sample_house, keep_sample_open, keep_sample_mark, skip_due_in_sample_house,
        refuse_unless_sample, is_sample_house, handles_sample;
      DROP INDEX houses_one_sample;
      ALTER TABLE accounts DROP COLUMN is_sample;
      ALTER TABLE houses DROP COLUMN is_sample;
    `);
  }
}
