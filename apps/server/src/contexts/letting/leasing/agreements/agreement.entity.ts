import type { AgreementState, AgreementType, Locale, RentPeriod } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One agreement for one roomie or prospect. Signed content never changes. */
@Entity('agreements')
export class AgreementEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  room_id!: string;

  @Column('uuid', { nullable: true })
  roomie_id!: string | null;

  @Column('uuid', { nullable: true })
  prospect_id!: string | null;

  @Column('uuid', { nullable: true })
  template_id!: string | null;

  /** The agreement in force that this one replaces. */
  @Column('uuid', { nullable: true })
  supersedes_id!: string | null;

  /** The tenancy of a lease, once it has begun. */
  @Column('uuid', { nullable: true })
  tenancy_id!: string | null;

  @Column('text')
  title!: string;

  @Column('text')
  type!: AgreementType;

  @Column('text')
  language!: Locale;

  @Column('text', { default: 'draft' })
  state!: AgreementState;

  /** Of a lease: ISO dates in the house's time zone. */
  @Column('date', { nullable: true })
  starts_on!: string | null;

  @Column('date', { nullable: true })
  ends_on!: string | null;

  /** Of a lease: minor units of the house's currency per period. */
  @Column('bigint', { nullable: true })
  rent_minor!: string | null;

  /** How often it is due. */
  @Column('text', { default: 'month' })
  rent_period!: RentPeriod;

  @Column('bigint', { nullable: true })
  deposit_minor!: string | null;

  /** Of a lease that began before it was recorded here: earlier dues were settled elsewhere. */
  @Column('date', { nullable: true })
  charged_from!: string | null;

  /** Minor units: owed on that day; negative: paid in advance. */
  @Column('bigint', { nullable: true })
  opening_minor!: string | null;

  /** The number of the newest text. */
  @Column('int', { default: 1 })
  text_version!: number;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  signed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  countersigned_at!: Date | null;

  /** Hash of the signed content, see `readTextHash`. */
  @Column('text', { nullable: true })
  signed_sha256!: string | null;

  @Column('text', { default: '' })
  decline_reason!: string;

  /** Of a lease with a fixed term: whether it continues after its last day. */
  @Column('boolean', { default: false })
  runs_on!: boolean;

  /** Last day of a lease on which notice was given or whose term ends. */
  @Column('date', { nullable: true })
  release_date!: string | null;

  @Column('text', { nullable: true })
  notice_by!: 'homeowner' | 'tenant' | 'term' | 'move' | null;

  @Column('timestamptz', { nullable: true })
  notice_at!: Date | null;

  @Column('text', { default: '' })
  notice_reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
