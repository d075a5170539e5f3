import type { GuaranteeCovers, GuaranteeDecliner, GuaranteeEnd, GuaranteeState, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A guarantor answers for what a roomie owes under a lease. They have no account. */
@Entity('guarantees')
export class GuaranteeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  agreement_id!: string;

  @Column('uuid')
  house_id!: string;

  /** Of the guarantor. Empty once they are forgotten. */
  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  /** The language in which the guarantor used their link; null before. */
  @Column('text', { nullable: true })
  locale!: Locale | null;

  /** Minor units of the house's currency. */
  @Column('bigint')
  limit_minor!: string;

  /** How many months of rent the limit was stated in; null: an amount. */
  @Column('int', { nullable: true })
  limit_months!: number | null;

  @Column('text')
  covers!: GuaranteeCovers;

  /** The last day; null: as long as the lease. */
  @Column('date', { nullable: true })
  until_on!: string | null;

  @Column('int')
  overdue_days!: number;

  /** The roomie lets the guarantor see all dues and payments. */
  @Column('boolean', { default: false })
  shows_payments!: boolean;

  @Column('text')
  language!: Locale;

  /** What is signed, as it was asked for: paragraphs with a blank line between them. */
  @Column('text')
  text!: string;

  @Column('text', { default: 'asked' })
  state!: GuaranteeState;

  @Column('text', { nullable: true })
  declined_by!: GuaranteeDecliner | null;

  @Column('text', { default: '' })
  reason!: string;

  @Column('timestamptz')
  asked_at!: Date;

  @Column('timestamptz', { nullable: true })
  agreed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  link_expires_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  signed_at!: Date | null;

  @Column('text', { nullable: true })
  signed_sha256!: string | null;

  /** The name, as the guarantor typed it. */
  @Column('text', { nullable: true })
  signature!: string | null;

  @Column('int', { nullable: true })
  consent_version!: number | null;

  @Column('text', { nullable: true })
  consent_language!: Locale | null;

  /** When it ended, was declined or withdrawn, or its link expired. */
  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  /** Why a signed guarantee ended. */
  @Column('text', { nullable: true })
  ended!: GuaranteeEnd | null;

  @Column('int', { default: 1 })
  version!: number;
}
