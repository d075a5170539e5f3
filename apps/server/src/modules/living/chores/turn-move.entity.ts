import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A turn that went from somebody to somebody with a change. */
@Entity('turn_moves')
export class TurnMoveEntity {
  @PrimaryColumn('uuid')
  turn_id!: string;

  @PrimaryColumn('uuid')
  change_id!: string;

  @Column('uuid', { nullable: true })
  from_id!: string | null;

  /** null: whoever takes it */
  @Column('uuid', { nullable: true })
  to_id!: string | null;

  @Column('boolean')
  was_by_hand!: boolean;
}
