import type { RoomChoiceEnd, RoomChoiceState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** People choose among rooms of a house by what they are worth to them. */
@Entity('room_choices')
export class RoomChoiceEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** Minor units of the house's currency per month, for all rooms together. */
  @Column('bigint')
  total_minor!: string;

  @Column('date')
  starts_on!: string;

  @Column('text', { default: 'collecting' })
  state!: RoomChoiceState;

  @Column('timestamptz')
  opened_at!: Date;

  @Column('timestamptz')
  closes_at!: Date;

  @Column('timestamptz', { nullable: true })
  reply_by!: Date | null;

  /** The largest envy that rounding leaves: 0 or 1. Null before a proposal. */
  @Column('int', { nullable: true })
  envy_minor!: number | null;

  /** Why it ended without lease offers. */
  @Column('text', { nullable: true })
  ended!: RoomChoiceEnd | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
