import type { DrawnSignature, Locale, Signature } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who signed an agreement, how, and what they saw and agreed to. Never changed. */
@Entity('agreement_signatures')
export class AgreementSignatureEntity {
  @PrimaryColumn('uuid')
  agreement_id!: string;

  @PrimaryColumn('text')
  by!: Signature['by'];

  /** Null: who was offered a room and had no account. */
  @Column('uuid', { nullable: true })
  account_id!: string | null;

  /** As typed; of who drew it, the name that we know. */
  @Column('text')
  name!: string;

  /** Strokes; null: the name was typed. */
  @Column('jsonb', { nullable: true })
  data!: DrawnSignature | null;

  @Column('text')
  seen_sha256!: string;

  @Column('int')
  consent_version!: number;

  @Column('text')
  consent_language!: Locale;

  /** How the signer was known: by an account, or by a code to the address. Null: before this was kept. */
  @Column('text', { nullable: true })
  proof!: 'account' | 'code' | null;

  /** Of the account, or to which the code was e-mailed. */
  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text')
  ip!: string;

  @Column('text')
  user_agent!: string;

  @Column('timestamptz')
  signed_at!: Date;
}
