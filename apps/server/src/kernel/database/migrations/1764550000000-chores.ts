import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is to be done in a house again and again, whose turn it is, and what everybody owes. */
export class Chores1764550000000 implements MigrationInterface {
  readonly name = 'Chores1764550000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chores (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses ON DELETE CASCADE,
        -- What it was made from; it is called by that in every language, unless the house gave it a name.
        catalogue text,
        name text CHECK (char_length(name) BETWEEN 1 AND 100),
        icon text NOT NULL,
        weight int NOT NULL CHECK (weight BETWEEN 1 AND 10),
        -- RFC 5545, counted from starts_on, in days of the house.
        rule text NOT NULL CHECK (char_length(rule) <= 120),
        starts_on date NOT NULL,
        due_time text NOT NULL CHECK (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        way text NOT NULL CHECK (way IN ('fair', 'rotation', 'fixed', 'random', 'open')),
        rotation uuid[] NOT NULL DEFAULT '{}',
        fixed_id uuid REFERENCES accounts,
        created_at timestamptz NOT NULL,
        retired_at timestamptz,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT chores_named CHECK (catalogue IS NOT NULL OR name IS NOT NULL),
        CONSTRAINT chores_fixed CHECK ((way = 'fixed') = (fixed_id IS NOT NULL)),
        UNIQUE (id, house_id)
      );
      CREATE INDEX chores_of_house ON chores (house_id, id);

      CREATE TABLE chore_steps (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        chore_id uuid NOT NULL REFERENCES chores ON DELETE CASCADE,
        description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 200)
      );
      CREATE INDEX chore_steps_of_chore ON chore_steps (chore_id, id);

      CREATE TABLE chore_assignments (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        chore_id uuid NOT NULL,
        house_id uuid NOT NULL,
        -- The day in the house names the period: a chore is due once a day at most.
        due_on date NOT NULL,
        due_at timestamptz NOT NULL,
        state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'posted', 'verified', 'rejected', 'missed')),
        -- NULL: whoever takes it
        assignee_id uuid REFERENCES accounts,
        by_hand boolean NOT NULL DEFAULT false,
        -- The weight of the chore when it was due.
        points int NOT NULL CHECK (points BETWEEN 1 AND 10),
        version int NOT NULL DEFAULT 1,
        CONSTRAINT chore_assignments_once_a_day UNIQUE (chore_id, due_on),
        FOREIGN KEY (chore_id, house_id) REFERENCES chores (id, house_id) ON DELETE CASCADE
      );
      CREATE INDEX chore_assignments_of_house ON chore_assignments (house_id, due_at, id);
      CREATE INDEX chore_assignments_by_day ON chore_assignments (house_id, due_on);
      CREATE INDEX chore_assignments_open ON chore_assignments (house_id) WHERE state IN ('due', 'posted');
      CREATE INDEX chore_assignments_of_roomie ON chore_assignments (assignee_id, due_on);

      -- How far turns and debts of a house are reckoned; who plans holds the row.
      CREATE TABLE chore_plans (
        house_id uuid PRIMARY KEY REFERENCES houses ON DELETE CASCADE,
        accrued_until date NOT NULL,
        reminded_on date
      );

      -- In units of which a point has many (UNITS_PER_POINT), with the days up to accrued_until.
      CREATE TABLE chore_debts (
        house_id uuid NOT NULL REFERENCES houses ON DELETE CASCADE,
        roomie_id uuid NOT NULL REFERENCES accounts,
        units bigint NOT NULL,
        PRIMARY KEY (house_id, roomie_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chore_debts, chore_plans, chore_assignments, chore_steps, chores');
  }
}
