import type { DepositState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The deposit held of a roomie after their lease, and its outcome. Amounts in minor units of the house's currency. */
@Entity('deposits')
export class DepositEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** The released lease. */
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

  /** Sum of the deductions that stand. */
  @Column('bigint', { default: 0 })
  deducted_minor!: string;

  @Column('bigint', { default: 0 })
  returned_minor!: string;

  /** What the roomie still owed at the settlement; null: still held, or not determined. */
  @Column('bigint', { nullable: true })
  owed_minor!: string | null;

  /** ISO dates in the house's time zone: the last day of the tenancy, and the deadline for the return. */
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

  /** The number of settlements: one, and another for each answer that returned more. */
  @Column('int', { default: 0 })
  edition!: number;

  /** Set when the release that the deposit came from was rolled back. */
  @Column('timestamptz', { nullable: true })
  taken_back_at!: Date | null;

  @Column('timestamptz')
  opened_at!: Date;

  @Column('int', { default: 1 })
  version!: number;
}
