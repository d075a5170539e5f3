import type { Settlement } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a release changed, so that it can be rolled back. */
@Entity('lease_releases')
export class LeaseReleaseEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  agreement_id!: string;

  @Column('uuid')
  tenancy_id!: string;

  /** ISO date in the house's time zone. */
  @Column('date')
  left_on!: string;

  /**
   * As it was seen and confirmed, deductions included. Earlier ones do not state the agreed deposit: all of it counted
   * as held.
   */
  @Column('jsonb')
  settlement!: Omit<Settlement, 'deposit_agreed'> & Partial<Pick<Settlement, 'deposit_agreed'>>;

  /** Agreements that the release put out of force. */
  @Column('uuid', { array: true })
  put_out!: string[];

  @Column('uuid')
  released_by!: string;

  @Column('timestamptz')
  released_at!: Date;

  @Column('timestamptz', { nullable: true })
  rolled_back_at!: Date | null;
}
