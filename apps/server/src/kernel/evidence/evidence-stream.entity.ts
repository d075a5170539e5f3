import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The end of a stream of evidence. */
@Entity('evidence_streams')
export class EvidenceStreamEntity {
  @PrimaryColumn('text')
  stream!: string;

  /** Of its last line. */
  @Column('bigint')
  seq!: string;

  @Column('text')
  mac!: string;

  /** See `isSealed`; null: from before heads were sealed. */
  @Column('text', { nullable: true })
  seal!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  changed_at!: Date;
}
