import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many ratings of somebody stand, and their stars together. */
@Entity('rating_averages')
export class RatingAverageEntity {
  @PrimaryColumn('uuid')
  ratee_id!: string;

  @Column('int')
  count!: number;

  @Column('int')
  sum!: number;
}
