import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A room of a house. */
@Entity('rooms')
export class RoomEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  name!: string;

  /** Minor units of the house's currency per month. */
  @Column('bigint', { default: 0 })
  rent_minor!: string;

  @Column('bigint', { default: 0 })
  deposit_minor!: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('int', { nullable: true })
  size_m2!: number | null;

  @Column('text', { default: '' })
  description!: string;

  /** In the house's time zone. */
  @Column('date', { nullable: true })
  available_from!: string | null;

  /** When the room was retired. */
  @Column('timestamptz', { nullable: true })
  retired_at!: Date | null;
}
