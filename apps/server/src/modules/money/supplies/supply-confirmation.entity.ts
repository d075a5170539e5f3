import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody says that a purchase cost. */
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
