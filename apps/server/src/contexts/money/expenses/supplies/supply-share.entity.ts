import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's share of a purchase that counts. */
@Entity('supply_shares')
export class SupplyShareEntity {
  @PrimaryColumn('uuid')
  supply_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  /** In minor units. */
  @Column('bigint')
  minor!: string;
}
