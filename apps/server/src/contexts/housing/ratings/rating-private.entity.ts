import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the author of a rating wrote for admins alone. */
@Entity('rating_private')
export class RatingPrivateEntity {
  @PrimaryColumn('uuid')
  rating_id!: string;

  @Column('uuid')
  author_id!: string;

  @Column('text')
  private_feelings!: string;
}
