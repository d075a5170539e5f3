import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An item of the receipt of a purchase that is split by its items. */
@Entity('supply_items')
export class SupplyItemEntity {
  @PrimaryColumn('uuid')
  supply_id!: string;

  /** On the receipt, from 0. */
  @PrimaryColumn('int')
  position!: number;

  @Column('text')
  name!: string;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  /** The ids of those who share it. */
  @Column('uuid', { array: true })
  people!: string[];
}
