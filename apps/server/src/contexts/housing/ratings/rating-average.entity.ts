import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of ratings that count for an account, and the sum of their stars. */
@Entity('rating_averages')
export class RatingAverageEntity {
  @PrimaryColumn('uuid')
  ratee_id!: string;

  @Column('int')
  count!: number;

  @Column('int')
  sum!: number;
}
