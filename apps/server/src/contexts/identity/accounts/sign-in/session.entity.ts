import type { SignedInBy } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One signed-in browser. The token only points here. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  account_id!: string;

  /** The co-homeowner who acts for the account in it; null for its owner. */
  @Column('uuid', { nullable: true })
  co_homeowner_id!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  last_seen_at!: Date;

  @Column('int')
  idle_seconds!: number;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;

  /** When its owner last gave the password. */
  @Column('timestamptz', { default: () => 'now()' })
  confirmed_at!: Date;

  /** When its owner last proved a second factor, with the password or instead of it. */
  @Column('timestamptz', { nullable: true })
  factor_confirmed_at!: Date | null;

  /** Older tokens are invalid: the owner has proved their identity again. */
  @Column('timestamptz', { nullable: true })
  tokens_from!: Date | null;

  /** What the owner signed in with. */
  @Column('text', { default: 'password' })
  signed_in_by!: SignedInBy;

  @Column('text')
  ip!: string;

  @Column('text')
  user_agent!: string;
}
