import type { TurnChange } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a roomie did about whose turn it is. */
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

  @Column('timestamptz', { nullable: true })
  undone_at!: Date | null;
}
