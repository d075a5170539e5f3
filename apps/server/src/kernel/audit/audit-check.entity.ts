import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A verification of the audit log. */
@Entity('audit_checks')
export class AuditCheckEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  checked_at!: Date;

  @Column('uuid', { nullable: true })
  checked_by!: string | null;

  /** The last line that was verified. */
  @Column('bigint')
  up_to!: string;

  @Column('text')
  hash!: string;

  /** The first line that does not follow from the previous one. */
  @Column('bigint', { nullable: true })
  broken_at!: string | null;
}
