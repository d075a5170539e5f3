import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a person paid of a purchase that several paid. */
@Entity('supply_payers')
export class SupplyPayerEntity {
  @PrimaryColumn('uuid')
  supply_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  /** In minor units, as the buyer states it. */
  @Column('bigint')
  minor!: string;
}
