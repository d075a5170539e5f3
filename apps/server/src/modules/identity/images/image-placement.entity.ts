import type { PhotoPlaceKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a picture is shown. */
@Entity('image_placements')
export class ImagePlacementEntity {
  @PrimaryColumn('text')
  kind!: PhotoPlaceKind;

  @PrimaryColumn('uuid')
  owner_id!: string;

  @PrimaryColumn('uuid')
  image_id!: string;

  @Column('int')
  position!: number;

  @Column('text', { default: '' })
  caption!: string;

  /** What `owner_id` is, for the keys that refer to it: the database says so. */
  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  house_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  room_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  account_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  report_item_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  report_addendum_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  deduction_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  feed_item_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  visit_area_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  receipt_of!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  bill_of!: string | null;
}
