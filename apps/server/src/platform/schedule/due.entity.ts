import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that is to happen at a time. */
@Entity('due')
export class DueEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  key!: string;

  @Column('jsonb')
  payload!: Record<string, unknown>;

  @Column('timestamptz')
  due_at!: Date;

  /** It could not happen, for this reason. */
  @Column('timestamptz', { nullable: true })
  set_aside_at!: Date | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}
