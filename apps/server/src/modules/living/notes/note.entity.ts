import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sticky note an account. */
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
