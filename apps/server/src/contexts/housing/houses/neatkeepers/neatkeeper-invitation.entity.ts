import type { invitationMachine, StateOf } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An invitation of a neatkeeper to keep a house. */
@Entity('neatkeeper_invitations')
export class NeatkeeperInvitationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  neatkeeper_id!: string;

  @Column('uuid')
  invited_by!: string;

  @Column('text')
  email!: string;

  @Column('text')
  first_name!: string;

  @Column('text')
  last_name!: string;

  /** ISO: 1 is Monday. */
  @Column('smallint', { array: true })
  weekdays!: number[];

  @Column('time', { nullable: true })
  from_time!: string | null;

  @Column('time', { nullable: true })
  to_time!: string | null;

  @Column('text', { default: 'pending' })
  state!: StateOf<typeof invitationMachine>;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  sent_at!: Date;

  @Column('timestamptz', { nullable: true })
  decided_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
