import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's share of a purchase as its imported file states it. */
@Entity('supply_stated_shares')
export class SupplyStatedShareEntity {
  @PrimaryColumn('uuid')
  supply_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  /** In minor units. */
  @Column('bigint')
  minor!: string;
}
