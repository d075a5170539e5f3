import type { Amenity, HouseState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A house of a homeowner. */
@Entity('houses')
export class HouseEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  street!: string;

  @Column('text')
  postal_code!: string;

  @Column('text')
  city!: string;

  @Column('text')
  country!: string;

  @Column('text', { default: 'draft' })
  state!: HouseState;

  /** ISO 4217 */
  @Column('char', { length: 3 })
  currency!: string;

  /** IANA */
  @Column('text')
  time_zone!: string;

  /** Up to this price one housemate confirms a purchase, in minor units; null: the currency's default. */
  @Column('bigint', { nullable: true })
  purchase_limit_minor!: string | null;

  @Column('jsonb', { default: '[]' })
  board!: string[];

  @Column('int', { default: 0 })
  board_version!: number;

  @Column('int', { default: 0 })
  rules_version!: number;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;

  @Column('text', { default: '' })
  description!: string;

  @Column('text', { array: true, default: '{}' })
  amenities!: Amenity[];

  /** Nothing in it is real, and it is removed without a trace. */
  @Column('boolean', { default: false })
  is_sample!: boolean;
}
