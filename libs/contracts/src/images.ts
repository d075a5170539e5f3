import { LIMITS } from './limits.ts';

/** `large` for viewing, `small` for cards, lists and avatars. */
export const IMAGE_SIZES = ['large', 'small'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** Places that hold photos. Access to the photos follows access to the place. */
export const PHOTO_PLACES = [
  'house',
  'room',
  'account',
  'report_item',
  'report_addendum',
  'deduction',
  'feed_item',
  'visit_area',
  'receipt',
  'bill',
  'message',
  'repair',
  'repair_end',
  'guide_entry',
  'house_document',
  'own_cost',
] as const;
export type PhotoPlaceKind = (typeof PHOTO_PLACES)[number];

/** The most photos a place can hold; a person has one. */
export const PHOTOS_PER_PLACE: Readonly<Record<PhotoPlaceKind, number>> = {
  house: 30,
  room: 30,
  account: 1,
  report_item: LIMITS.reportPhotos,
  report_addendum: LIMITS.reportPhotos,
  deduction: 10,
  feed_item: LIMITS.feedPhotos,
  visit_area: LIMITS.visitAreaPhotos,
  receipt: LIMITS.receiptPhotos,
  bill: LIMITS.billPhotos,
  message: LIMITS.attachments,
  repair: LIMITS.repairPhotos,
  repair_end: LIMITS.repairPhotos,
  guide_entry: 8,
  house_document: 8,
  own_cost: LIMITS.ownCostFiles,
};

export const imagePath = (id: string, size: ImageSize): string => `/api/images/${id}/${size}`;
