import type { ProspectState, RentPeriod } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An offer of a room to a person. */
@Entity('prospects')
export class ProspectEntity {
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

  @Column('date')
  starts_on!: string;

  /** Minor units of the house's currency per period. */
  @Column('bigint')
  rent_minor!: string;

  /** How often it is due. */
  @Column('text', { default: 'month' })
  rent_period!: RentPeriod;

  @Column('bigint')
  deposit_minor!: string;

  @Column('text', { default: '' })
  note!: string;

  @Column('text', { default: 'invited' })
  state!: ProspectState;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  viewed_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;
}
