import type { DepositState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is held of a roomie after their lease, and what became of it. Amounts in minor units of the house's currency. */
@Entity('deposits')
export class DepositEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** The lease that was released. */
  @Column('uuid')
  agreement_id!: string;

  @Column('uuid')
  homeowner_id!: string;

  @Column('uuid')
  roomie_id!: string;

  @Column('text', { default: 'held' })
  state!: DepositState;

  @Column('bigint')
  held_minor!: string;

  /** Of the deductions that stand. */
  @Column('bigint', { default: 0 })
  deducted_minor!: string;

  @Column('bigint', { default: 0 })
  returned_minor!: string;

  /** What the roomie still owed when it was settled; null: held, or nobody looked. */
  @Column('bigint', { nullable: true })
  owed_minor!: string | null;

  /** ISO dates in the house's time zone: the last day of the stay, and the one until which it has to be returned. */
  @Column('date')
  left_on!: string;

  @Column('date')
  return_by!: string;

  @Column('date', { nullable: true })
  returned_on!: string | null;

  @Column('text', { default: '' })
  how!: string;

  @Column('text', { default: '' })
  comments!: string;

  @Column('timestamptz', { nullable: true })
  settled_at!: Date | null;

  /** How often it was settled: once, and again by each answer that returned more. */
  @Column('int', { default: 0 })
  edition!: number;

  /** With the release that it came from. */
  @Column('timestamptz', { nullable: true })
  taken_back_at!: Date | null;

  @Column('timestamptz')
  opened_at!: Date;

  @Column('int', { default: 1 })
  version!: number;
}
