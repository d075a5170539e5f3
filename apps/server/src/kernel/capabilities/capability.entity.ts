import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that works without signing in. */
@Entity('capabilities')
export class CapabilityEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('uuid')
  subject_id!: string;

  /** Distinguishes links about the same subject, if there are several. */
  @Column('text', { default: '' })
  scope!: string;

  /** The id of the key that derives its secret. Null when only the secret's hash is known. */
  @Column('text', { nullable: true })
  key_id!: string | null;

  @Column('bytea')
  secret_hash!: Buffer;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  /** Null for any number of times. */
  @Column('int', { nullable: true })
  uses_left!: number | null;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
