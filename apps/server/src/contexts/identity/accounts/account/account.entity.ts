import type { Locale, Role } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in: an e-mail address may have one account of each type. */
@Entity('accounts')
export class AccountEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** As typed. */
  @Column('text')
  email!: string;

  /** The normalized address that comparisons use: NFC, domain in lower case. */
  @Column('text')
  email_key!: string;

  @Column('text')
  account_type!: Role;

  @Column('text', { nullable: true })
  password_hash!: string | null;

  @Column('text')
  first_name!: string;

  @Column('text')
  last_name!: string;

  @Column('text', { nullable: true })
  photo!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  /** Requested, and not confirmed yet. */
  @Column('text', { nullable: true })
  new_email!: string | null;

  /** Chosen language; null: as the browser asks. */
  @Column('text', { nullable: true })
  locale!: Locale | null;

  /** The language of their last visit. */
  @Column('text', { nullable: true })
  last_locale!: Locale | null;

  @Column('text', { nullable: true })
  theme!: 'system' | 'light' | 'dark' | null;

  /** IANA time zone. */
  @Column('text', { default: 'UTC' })
  time_zone!: string;

  /** `HH:MM:SS`, in that time zone. */
  @Column('time', { default: '18:00:00' })
  digest_time!: string;

  /** `HH:MM:SS`, in that time zone: when no notifications are shown on their devices begins. Null: they always are. */
  @Column('time', { nullable: true })
  quiet_from!: string | null;

  @Column('time', { nullable: true })
  quiet_to!: string | null;

  @Column('timestamptz', { nullable: true })
  email_verified_at!: Date | null;

  @Column('text', { nullable: true })
  terms_version!: string | null;

  @Column('timestamptz', { nullable: true })
  terms_accepted_at!: Date | null;

  /** When they dismissed the first steps. */
  @Column('timestamptz', { nullable: true })
  first_steps_hidden_at!: Date | null;

  /** When they last asked for the first steps again. */
  @Column('timestamptz', { nullable: true })
  first_steps_shown_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  disabled_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** When its owner requested the deletion. */
  @Column('timestamptz', { nullable: true })
  deletion_due_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;

  /** Nobody can sign in: a person of a sample house. */
  @Column('boolean', { default: false })
  is_sample!: boolean;
}
