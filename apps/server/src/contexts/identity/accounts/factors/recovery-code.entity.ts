import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One of the codes for a lost authenticator app. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid')
  account_id!: string;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
