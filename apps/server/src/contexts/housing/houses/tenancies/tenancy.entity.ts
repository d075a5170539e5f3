import type { RentPeriod } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tenancy of a roomie in a room. */
@Entity('tenancies')
export class TenancyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  room_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  roomie_id!: string;

  @Column('text', { default: 'active' })
  state!: 'upcoming' | 'active' | 'releasing' | 'ended';

  @Column('date')
  starts_on!: string;

  @Column('date', { nullable: true })
  ends_on!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  /** As agreed for the tenancy; null: the room's own rent. */
  @Column('bigint', { nullable: true })
  rent_minor!: string | null;

  /** How often it is due; the room's own rent is monthly. */
  @Column('text', { default: 'month' })
  rent_period!: RentPeriod;

  /** Whether a lease is in force for it, and ends it. */
  @Column('boolean', { default: false })
  is_leased!: boolean;

  @Column('text', { default: '' })
  comments!: string;
}
