import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A post: a roomie says that a turn is done. The state of the turn holds the outcome. */
@Entity('feed_items')
export class FeedItemEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  chore_id!: string;

  @Column('uuid', { nullable: true })
  assignment_id!: string | null;

  @Column('uuid')
  roomie_id!: string;

  @Column('uuid')
  posted_by!: string;

  @Column('uuid')
  client_id!: string;

  @Column('text')
  text!: string;

  @Column('date')
  due_on!: string;

  @Column('int')
  points!: number;

  @Column('boolean')
  is_extra!: boolean;

  @Column('boolean')
  taken_over!: boolean;

  @Column('uuid', { nullable: true })
  taken_from!: string | null;

  @Column('timestamptz')
  posted_at!: Date;

  @Column('timestamptz', { nullable: true })
  decided_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;
}
