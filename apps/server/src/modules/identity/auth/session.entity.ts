import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One signed-in browser. The token only points here. */
@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt!: Date;

  @Column('int', { name: 'idle_seconds' })
  idleSeconds!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  /** When its owner last gave the password. */
  @Column('timestamptz', { name: 'confirmed_at', default: () => 'now()' })
  confirmedAt!: Date;

  @Column('text')
  ip!: string;

  @Column('text', { name: 'user_agent' })
  userAgent!: string;
}
