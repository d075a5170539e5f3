import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a stream of evidence ends is sealed. */
export class SealedHeads1764829000000 implements MigrationInterface {
  readonly name = 'SealedHeads1764829000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE evidence_streams ADD COLUMN seal text;
      CREATE INDEX evidence_streams_unsealed ON evidence_streams (stream) WHERE seal IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_streams DROP COLUMN seal');
  }
}
