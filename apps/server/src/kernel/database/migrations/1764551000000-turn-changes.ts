import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Turns that roomies take over, pass on and swap between themselves. */
export class TurnChanges1764551000000 implements MigrationInterface {
  readonly name = 'TurnChanges1764551000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE turn_changes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses ON DELETE CASCADE,
        how text NOT NULL CHECK (how IN ('take_over', 'pass_on', 'swap')),
        actor_id uuid NOT NULL REFERENCES accounts,
        changed_at timestamptz NOT NULL,
        undone_at timestamptz
      );
      CREATE INDEX turn_changes_of_actor ON turn_changes (actor_id, id);
      CREATE INDEX turn_changes_of_house ON turn_changes (house_id);

      CREATE TABLE turn_moves (
        change_id uuid NOT NULL REFERENCES turn_changes ON DELETE CASCADE,
        turn_id uuid NOT NULL REFERENCES chore_assignments ON DELETE CASCADE,
        -- NULL: whoever takes it
        from_id uuid REFERENCES accounts,
        to_id uuid REFERENCES accounts,
        -- Whether somebody had said that it is theirs; it is so again when the change is taken back.
        was_by_hand boolean NOT NULL,
        PRIMARY KEY (turn_id, change_id)
      );
      CREATE INDEX turn_moves_of_change ON turn_moves (change_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE turn_moves, turn_changes');
  }
}
