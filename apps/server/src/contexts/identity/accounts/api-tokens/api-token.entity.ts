import type { TokenScope } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret with which a program uses the API as its owner, within scopes and until a day. */
@Entity('api_tokens')
export class ApiTokenEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  account_id!: string;

  @Column('text')
  name!: string;

  @Column('text', { array: true })
  scopes!: TokenScope[];

  /** SHA-256. The token itself is stored nowhere. */
  @Column('bytea')
  token_hash!: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;

  /** Within ten minutes of its last use. */
  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;
}
