import type { PhotoPlaceKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place where an image is shown. */
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

  /** `owner_id` by its kind, for the foreign keys: the database generates it. */
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

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  message_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  repair_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  guide_entry_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  house_document_id!: string | null;

  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  own_cost_id!: string | null;
}
