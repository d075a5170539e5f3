import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a house has, kept by the database: a list of every house is ordered by it. */
@Entity('house_counts')
export class HouseCountsEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  /** In use: not retired. */
  @Column('int', { default: 0 })
  rooms!: number;

  /** Tenancies that have not ended, those to come included. */
  @Column('int', { default: 0 })
  roomies!: number;
}
