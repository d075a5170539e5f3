import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody bears of a purchase because the file it came from says so. */
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
