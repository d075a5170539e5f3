import type { CoHomeownerArea, CoHomeownerState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody whom a homeowner lets look after their houses. They use a homeowner's account of their own. */
@Entity('co_homeowners')
export class CoHomeownerEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  /** A homeowner's account, which the invitation may have made. */
  @Column('uuid')
  person_id!: string;

  /** As the homeowner typed it: an invitation doesn't tell whose account it is. */
  @Column('text')
  email!: string;

  @Column('text')
  first_name!: string;

  @Column('text')
  last_name!: string;

  @Column('text', { array: true })
  areas!: CoHomeownerArea[];

  @Column('text', { default: 'invited' })
  state!: CoHomeownerState;

  @Column('timestamptz')
  invited_at!: Date;

  @Column('timestamptz', { nullable: true })
  accepted_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
