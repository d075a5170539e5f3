import type { Consent } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's part of a purchase that isn't split between everyone present. */
@Entity('supply_parts')
export class SupplyPartEntity {
  @PrimaryColumn('uuid')
  supply_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  /** What their share is in proportion to. 0: they only confirm it. */
  @Column('bigint')
  weight!: string;

  /** Whether the price and the split need their confirmation. */
  @Column('text', { default: 'no' })
  confirms!: Consent | 'no';
}
