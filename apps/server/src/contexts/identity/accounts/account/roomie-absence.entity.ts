import { Entity, PrimaryColumn } from 'typeorm';

/** Days on which a roomie is away. No two overlap, which is the key of the table. */
@Entity('roomie_absences')
export class RoomieAbsenceEntity {
  @PrimaryColumn('uuid')
  roomie_id!: string;

  @PrimaryColumn('date')
  from_on!: string;

  @PrimaryColumn('date')
  to_on!: string;
}
