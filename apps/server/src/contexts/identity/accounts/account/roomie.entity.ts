import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The fields that only a roomie has. */
@Entity('roomies')
export class RoomieEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { nullable: true })
  emergency_name!: string | null;

  @Column('text', { nullable: true })
  emergency_phone!: string | null;

  @Column('text', { nullable: true })
  emergency_relation!: string | null;
}
