import { Entity, PrimaryColumn } from 'typeorm';

/** A thing of the stock that a purchase brought. */
@Entity('supply_stock_items')
export class SupplyStockItemEntity {
  @PrimaryColumn('uuid')
  supply_id!: string;

  @PrimaryColumn('uuid')
  item_id!: string;
}
