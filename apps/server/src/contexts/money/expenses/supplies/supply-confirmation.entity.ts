import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's statement of what a purchase cost. */
@Entity('supply_confirmations')
export class SupplyConfirmationEntity {
  @PrimaryColumn('uuid')
  supply_id!: string;

  @PrimaryColumn('uuid')
  verifier_id!: string;

  @Column('text')
  role!: 'roomie' | 'homeowner';

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  @Column('timestamptz')
  at!: Date;
}
