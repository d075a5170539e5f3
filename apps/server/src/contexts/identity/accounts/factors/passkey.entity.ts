import type { PASSKEY_TRANSPORTS } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

/** A WebAuthn credential: the public half of a key that a device of its owner keeps. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  account_id!: string;

  @Column('text')
  credential_id!: string;

  @Column('bytea')
  public_key!: Buffer;

  @Column('bigint')
  counter!: string;

  @Column('text', { array: true })
  transports!: PasskeyTransport[];

  @Column('text')
  name!: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;
}
