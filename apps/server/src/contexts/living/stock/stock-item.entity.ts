import type { StockLevel } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A thing that a house usually has. */
@Entity('stock_items')
export class StockItemEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  name!: string;

  /** Where it is kept. */
  @Column('text', { default: '' })
  place!: string;

  @Column('text', { default: '' })
  note!: string;

  @Column('text', { default: 'enough' })
  level!: StockLevel;

  @Column('timestamptz')
  level_at!: Date;

  /** How often the level has changed. */
  @Column('int', { default: 0 })
  marks!: number;

  /** Who gets it, until then. */
  @Column('uuid', { nullable: true })
  claimed_by!: string | null;

  @Column('timestamptz', { nullable: true })
  claimed_until!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
