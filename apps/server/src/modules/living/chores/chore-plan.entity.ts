import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the turns of a house are planned and its debts are reckoned. */
@Entity('chore_plans')
export class ChorePlanEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  /** The last day that the debts hold. */
  @Column('date')
  accrued_until!: string;

  /** The last day on which people were told whose turn it is. */
  @Column('date', { nullable: true })
  reminded_on!: string | null;
}
