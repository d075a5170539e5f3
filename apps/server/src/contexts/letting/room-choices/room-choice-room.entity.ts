import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A room that people choose among. */
@Entity('room_choice_rooms')
export class RoomChoiceRoomEntity {
  @PrimaryColumn('uuid')
  choice_id!: string;

  @PrimaryColumn('uuid')
  room_id!: string;

  /** From 0. People's values are stored in this order. */
  @Column('int')
  position!: number;

  /** The proposed rent in minor units. */
  @Column('bigint', { nullable: true })
  rent_minor!: string | null;
}
