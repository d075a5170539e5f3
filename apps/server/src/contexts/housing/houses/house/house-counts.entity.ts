import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counts of a house, maintained by the database: the list of all houses is ordered by them. */
@Entity('house_counts')
export class HouseCountsEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  /** Rooms in use: not retired. */
  @Column('int', { default: 0 })
  rooms!: number;

  /** Tenancies that have not ended, upcoming ones included. */
  @Column('int', { default: 0 })
  roomies!: number;
}
