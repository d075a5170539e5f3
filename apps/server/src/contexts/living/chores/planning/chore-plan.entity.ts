import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a house's turns are planned, and up to which day its debts are computed. */
@Entity('chore_plans')
export class ChorePlanEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  /** The last day included in the debts. */
  @Column('date')
  accrued_until!: string;

  /** The last day on which roomies were reminded of their turns. */
  @Column('date', { nullable: true })
  reminded_on!: string | null;
}
