import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody wrote about a repair. */
@Entity('repair_notes')
export class RepairNoteEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  repair_id!: string;

  /** Null: a tradesperson. */
  @Column('uuid', { nullable: true })
  author_id!: string | null;

  /** The name of the tradesperson who wrote it. */
  @Column('text', { nullable: true })
  trade_name!: string | null;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  written_at!: Date;
}
