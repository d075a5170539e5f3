import type { RightHolder } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the homeowner of a house lets its roomies run. */
@Entity('house_rights')
export class HouseRightsEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @Column('text', { default: 'owner' })
  bills!: RightHolder;

  @Column('text', { default: 'owner' })
  chores!: RightHolder;

  /** Suggesting people for open rooms. */
  @Column('text', { default: 'owner' })
  invite!: RightHolder;

  /** How long the next speaker serves. */
  @Column('int', { default: 6 })
  term_months!: number;
}
