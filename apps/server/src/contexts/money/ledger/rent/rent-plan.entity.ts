import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tenancy whose leases are charged in the ledger. */
@Entity('rent_plans')
export class RentPlanEntity {
  @PrimaryColumn('uuid')
  tenancy_id!: string;

  /** ISO date. The ledger ignores what was due before it. */
  @Column('date')
  charged_from!: string;
}
