import type { Locale, Role } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in: an e-mail address may have one account of each type. */
@Entity('accounts')
export class Account {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** As typed. */
  @Column('text')
  email!: string;

  /** What is compared: NFC, domain in lower case. */
  @Column('text', { name: 'email_key' })
  emailKey!: string;

  @Column('text', { name: 'account_type' })
  accountType!: Role;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text', { nullable: true })
  photo!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  /** Asked for, and not confirmed yet. */
  @Column('text', { name: 'new_email', nullable: true })
  newEmail!: string | null;

  /** Chosen; null: as the browser asks. */
  @Column('text', { nullable: true })
  locale!: Locale | null;

  /** What they last read with. */
  @Column('text', { name: 'last_locale', nullable: true })
  lastLocale!: Locale | null;

  @Column('text', { nullable: true })
  theme!: 'system' | 'light' | 'dark' | null;

  /** IANA */
  @Column('text', { name: 'time_zone', default: 'UTC' })
  timeZone!: string;

  /** `HH:MM:SS`, there. */
  @Column('time', { name: 'digest_time', default: '18:00' })
  digestTime!: string;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('text', { name: 'terms_version', nullable: true })
  termsVersion!: string | null;

  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt!: Date | null;

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
