import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One line of a stream of evidence, sealed with the one before it. */
@Entity('evidence')
export class EvidenceLineEntity {
  @PrimaryColumn('text')
  stream!: string;

  @PrimaryColumn('bigint')
  seq!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('jsonb')
  body!: Record<string, unknown>;

  @Column('text')
  previous!: string;

  @Column('text')
  key_id!: string;

  @Column('text')
  mac!: string;
}
