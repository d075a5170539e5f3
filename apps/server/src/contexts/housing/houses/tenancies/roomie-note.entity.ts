import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A homeowner's note about a roomie. */
@Entity('roomie_notes')
export class RoomieNoteEntity {
  @PrimaryColumn('uuid')
  roomie_id!: string;

  @PrimaryColumn('uuid')
  homeowner_id!: string;

  @Column('text')
  note!: string;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;
}
