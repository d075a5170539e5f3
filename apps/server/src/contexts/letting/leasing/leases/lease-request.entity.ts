import type { LeaseRequestKind, LeaseRequestState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request of one party of a lease under notice that the other has to agree to. */
@Entity('lease_requests')
export class LeaseRequestEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  agreement_id!: string;

  @Column('text')
  kind!: LeaseRequestKind;

  /** Which party asked. */
  @Column('text')
  by!: 'homeowner' | 'tenant';

  /** ISO date in the house's time zone, of an earlier end; null for a withdrawal. */
  @Column('date', { nullable: true })
  last_day!: string | null;

  @Column('text', { default: '' })
  reason!: string;

  @Column('text', { default: 'open' })
  state!: LeaseRequestState;

  @Column('timestamptz')
  requested_at!: Date;

  @Column('timestamptz', { nullable: true })
  closed_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
