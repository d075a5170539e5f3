import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A comment on a purchase. */
@Entity('supply_comments')
export class SupplyCommentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  supply_id!: string;

  @Column('uuid')
  author_id!: string;

  /** Empty after it was removed. */
  @Column('text')
  text!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;
}
