import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A report that the payment tracker should get. */
@Entity('tracker_posts')
export class TrackerPostEntity {
  @PrimaryColumn('uuid')
  payment_id!: string;

  @PrimaryColumn('text')
  what!: 'entered' | 'voided';

  @Column('int', { default: 0 })
  attempts!: number;

  /** The last failure: a status, or its kind. */
  @Column('text', { nullable: true })
  failure!: string | null;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  gave_up_at!: Date | null;
}
