import type { RepairEntry, RepairState, RepairUrgency, VisitArea } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something in a house that has to be repaired. */
@Entity('repairs')
export class RepairEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** Null for a part of the house that all share. */
  @Column('uuid', { nullable: true })
  room_id!: string | null;

  @Column('uuid')
  reporter_id!: string;

  @Column('text')
  area!: VisitArea;

  @Column('text', { nullable: true })
  area_name!: string | null;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text')
  urgency!: RepairUrgency;

  @Column('text')
  entry!: RepairEntry;

  @Column('text')
  entry_note!: string;

  @Column('text', { default: 'reported' })
  state!: RepairState;

  @Column('timestamptz')
  reported_at!: Date;

  /** The neatkeeper who takes care of it. Null: the tradesperson, or the homeowner. */
  @Column('uuid', { nullable: true })
  assignee_id!: string | null;

  /** The tradesperson who takes care of it, without an account. */
  @Column('text', { nullable: true })
  trade_name!: string | null;

  /** Forgotten once the repair can't be reopened any more. */
  @Column('text', { nullable: true })
  trade_email!: string | null;

  @Column('timestamptz', { nullable: true })
  visit_from!: Date | null;

  @Column('timestamptz', { nullable: true })
  visit_until!: Date | null;

  @Column('timestamptz', { nullable: true })
  agreed_at!: Date | null;

  /** Who said that the time of the visit suits. */
  @Column('uuid', { nullable: true })
  agreed_by!: string | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  /** Null for an open repair, and for one that the tradesperson finished. */
  @Column('uuid', { nullable: true })
  ended_by!: string | null;

  /** What was done, or why it was declined. */
  @Column('text', { default: '' })
  ended_words!: string;

  /** In minor units of the house's currency. Null: none, or not known yet. */
  @Column('bigint', { nullable: true })
  cost_minor!: string | null;

  @Column('int', { default: 1 })
  version!: number;
}
