import type { ApplicantState, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who applies for a room. */
@Entity('ad_applicants')
export class AdApplicantEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  ad_id!: string;

  @Column('text')
  email!: string;

  /** The normalized address that comparisons use: NFC, domain in lower case. */
  @Column('text')
  email_key!: string;

  @Column('text')
  first_name!: string;

  @Column('text')
  last_name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text')
  message!: string;

  @Column('date', { nullable: true })
  wished_from!: string | null;

  /** Each answer with the question as it was asked. */
  @Column('jsonb', { default: '[]' })
  answers!: { question: string; answer: string }[];

  @Column('text', { default: 'new' })
  state!: ApplicantState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  moved_at!: Date | null;

  /** The applicant's language. */
  @Column('text', { nullable: true })
  locale!: Locale | null;

  /** The roomie who suggested them. */
  @Column('uuid', { nullable: true })
  suggested_by!: string | null;
}
