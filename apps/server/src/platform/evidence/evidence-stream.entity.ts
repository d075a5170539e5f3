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

  @Column('timestamptz', { default: () => 'now()' })
  changed_at!: Date;
}
