import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stay whose leases are charged in the ledger. */
@Entity('rent_plans')
export class RentPlanEntity {
  @PrimaryColumn('uuid')
  tenancy_id!: string;

  /** ISO date: what was due before that day is no matter of the ledger. */
  @Column('date')
  charged_from!: string;
}
