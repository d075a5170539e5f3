import type { ShowingEnder } from '@common-roof/contracts';
import type { StoredShowingState } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A time at which a room is shown to a visitor. */
@Entity('showings')
export class ShowingEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  room_id!: string;

  @Column('uuid', { nullable: true })
  applicant_id!: string | null;

  @Column('text')
  email!: string;

  @Column('text')
  first_name!: string;

  @Column('text')
  last_name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { default: '' })
  note!: string;

  @Column('timestamptz')
  starts_at!: Date;

  @Column('timestamptz')
  ends_at!: Date;

  /** When the room can be shown again. */
  @Column('timestamptz')
  free_at!: Date;

  @Column('text', { default: 'proposed' })
  state!: StoredShowingState;

  @Column('text', { nullable: true })
  cancelled_by!: ShowingEnder | null;

  @Column('text', { default: '' })
  reason!: string;

  /** Whether the visitor knows about it. */
  @Column('boolean', { default: false })
  visitor_told!: boolean;

  @Column('timestamptz', { nullable: true })
  forgotten_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;
}
