import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A board for the kitchen's tablet, which opens by its link. */
@Entity('house_boards')
export class HouseBoardEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  maker_id!: string;

  @Column('text')
  name!: string;

  @Column('boolean')
  shows_emergency!: boolean;

  @Column('boolean')
  shows_wifi!: boolean;

  @Column('timestamptz')
  made_at!: Date;

  /** To a few minutes. Null: never. */
  @Column('timestamptz', { nullable: true })
  opened_at!: Date | null;
}
