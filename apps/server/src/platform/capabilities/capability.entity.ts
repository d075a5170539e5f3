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

  /** Which of several about the same subject, where there are several. */
  @Column('text', { default: '' })
  scope!: string;

  /** Of the key that its secret is derived with; null: the secret is known by its hash alone. */
  @Column('text', { nullable: true })
  key_id!: string | null;

  @Column('bytea')
  secret_hash!: Buffer;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  /** Null: as often as one likes. */
  @Column('int', { nullable: true })
  uses_left!: number | null;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
