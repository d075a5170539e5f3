import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's single note. */
@Entity('notes')
export class NoteEntity {
  @PrimaryColumn('uuid')
  account_id!: string;

  @Column('text')
  content!: string;

  @Column('int')
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;
}
