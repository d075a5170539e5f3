import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a passport was made. What it says is only in its file. */
@Entity('passports')
export class PassportEntity {
  /** Part of what is signed. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  account_id!: string;

  @Column('timestamptz')
  made_at!: Date;

  /** Fingerprint of the key that signed it. */
  @Column('text')
  key!: string;

  /** SHA-256 of the canonical JSON of what is signed. */
  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}
