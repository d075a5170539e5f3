import type { DrawnSignature, Locale, Signature } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The signature of one person under an agreement: how they signed, and what they saw and agreed to. Immutable. */
@Entity('agreement_signatures')
export class AgreementSignatureEntity {
  @PrimaryColumn('uuid')
  agreement_id!: string;

  @PrimaryColumn('text')
  by!: Signature['by'];

  /** Null: a prospect without an account. */
  @Column('uuid', { nullable: true })
  account_id!: string | null;

  /** As typed; for a drawn signature, the name on record. */
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

  /**
   * How the signer was identified: by an account, or by a code sent to the address. Null: signed before this was
   * recorded.
   */
  @Column('text', { nullable: true })
  proof!: 'account' | 'code' | null;

  /** Address of the account, or the one to which the code was e-mailed. */
  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text')
  ip!: string;

  @Column('text')
  user_agent!: string;

  @Column('timestamptz')
  signed_at!: Date;
}
