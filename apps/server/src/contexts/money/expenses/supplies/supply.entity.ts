import type { PurchaseCategory, PurchaseState, SplitMethod } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie's purchase for the house. */
@Entity('supplies')
export class SupplyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  buyer_id!: string;

  @Column('uuid')
  entered_by!: string;

  @Column('text')
  name!: string;

  /** The buyer's description. */
  @Column('text', { default: '' })
  quantity!: string;

  @Column('text', { default: 'other' })
  category!: PurchaseCategory;

  /** The buyer's note. */
  @Column('text', { default: '' })
  note!: string;

  @Column('text', { default: 'present' })
  split!: SplitMethod;

  /** ISO date in the house's time zone. */
  @Column('date')
  bought_on!: string;

  /** The buyer's price. This and every amount is in minor units. */
  @Column('bigint')
  price_minor!: string;

  /** The confirmed price. */
  @Column('bigint', { nullable: true })
  price_added_minor!: string | null;

  @Column('text', { default: 'entered' })
  state!: PurchaseState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  entered_at!: Date;

  @Column('timestamptz', { nullable: true })
  counted_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('uuid', { nullable: true })
  ended_by!: string | null;

  /** The imported file. Null for a purchase entered by a person. */
  @Column('uuid', { nullable: true })
  import_id!: string | null;

  /** Why it was withdrawn, or removed. */
  @Column('text', { default: '' })
  reason!: string;
}
