import type { TurnChange } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie's change to whose turn it is. */
@Entity('turn_changes')
export class TurnChangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  how!: TurnChange;

  @Column('uuid')
  actor_id!: string;

  @Column('timestamptz')
  changed_at!: Date;

  /** The roomie who has to accept a swap. Null for other changes. */
  @Column('uuid', { nullable: true })
  asked_id!: string | null;

  @Column('timestamptz', { nullable: true })
  answered_at!: Date | null;

  @Column('boolean', { nullable: true })
  is_agreed!: boolean | null;

  @Column('timestamptz', { nullable: true })
  undone_at!: Date | null;
}
