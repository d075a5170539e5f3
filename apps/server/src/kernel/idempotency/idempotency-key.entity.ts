import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The stored response of a request, for retries with the same key. */
@Entity('done_once')
export class IdempotencyKeyEntity {
  @PrimaryColumn('uuid')
  account_id!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  call!: string;

  /** Hash of the whole request. */
  @Column('bytea')
  asked!: Buffer;

  @Column('jsonb', { nullable: true })
  answer!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
