import type { StockLevel } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of the level of a thing. It says nothing about who made it: nobody is blamed for what runs out. */
@Entity('stock_changes')
export class StockChangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  item_id!: string;

  @Column('text')
  level!: StockLevel;

  @Column('timestamptz')
  at!: Date;
}
