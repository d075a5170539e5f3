import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A turn that a change moved from one roomie to another. */
@Entity('turn_moves')
export class TurnMoveEntity {
  @PrimaryColumn('uuid')
  turn_id!: string;

  @PrimaryColumn('uuid')
  change_id!: string;

  @Column('uuid', { nullable: true })
  from_id!: string | null;

  /** Null when anyone may take it. */
  @Column('uuid', { nullable: true })
  to_id!: string | null;

  @Column('boolean')
  was_by_hand!: boolean;
}
