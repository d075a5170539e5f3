import type { enterSupply, ParsedInput, PurchaseRhythm } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Entered = ParsedInput<typeof enterSupply>['body'];

/** What is entered each time: without the day, the receipt and the item of the wanted board. */
export type RecurringPurchaseBody = Pick<
  Entered,
  'name' | 'price' | 'quantity' | 'category' | 'note' | 'split' | 'payers'
>;

/** A purchase that is entered again by itself. */
@Entity('recurring_supplies')
export class RecurringSupplyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  buyer_id!: string;

  @Column('text')
  every!: PurchaseRhythm;

  /** ISO dates in the house's time zone. */
  @Column('date')
  first_on!: string;

  /** The last one that was entered. */
  @Column('date')
  entered_on!: string;

  /** One that is left out. */
  @Column('date', { nullable: true })
  skipped_on!: string | null;

  @Column('jsonb')
  purchase!: RecurringPurchaseBody;
}
