import type { AdQuestion, AdState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A room that is offered to the public. */
@Entity('ads')
export class AdEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  room_id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  text!: string;

  /** Minor units of the house's currency per month. */
  @Column('bigint')
  rent_minor!: string;

  @Column('bigint')
  deposit_minor!: string;

  @Column('date', { nullable: true })
  available_from!: string | null;

  @Column('jsonb', { default: '[]' })
  questions!: AdQuestion[];

  @Column('text', { default: 'draft' })
  state!: AdState;

  @Column('timestamptz', { nullable: true })
  wording_read_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { nullable: true })
  opened_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  closed_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
