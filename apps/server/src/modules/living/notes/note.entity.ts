import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sticky note an account. */
@Entity('notes')
export class NoteRow {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text')
  content!: string;

  @Column('int')
  version!: number;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
