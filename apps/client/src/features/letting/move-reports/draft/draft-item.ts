import type { ItemCondition, ReportArea, ReportItem, ReportPhoto } from '@common-roof/contracts';

/** A photo that was taken but not sent yet. */
export interface TakenPhoto {
  readonly key: string;
  readonly blob: Blob;
}

export const isTaken = (photo: DraftPhoto): photo is TakenPhoto => 'blob' in photo;

/** The fields needed to show and save an uploaded photo. */
export type UploadedPhoto = Pick<ReportPhoto, 'image_id' | 'small_url' | 'url' | 'width' | 'height' | 'caption'>;
export type DraftPhoto = UploadedPhoto | TakenPhoto;

/** An item's report on this device. */
export interface DraftItem {
  readonly item_id: string;
  readonly condition: ItemCondition | null;
  readonly remarks: string;
  readonly photos: readonly DraftPhoto[];
  /** Area and name of an item that isn't on the house's list. */
  readonly added?: { readonly area: ReportArea; readonly name: string };
  /** Whether it was removed from the report. */
  readonly isOff?: true;
}

/** Returns an item as the server has it. */
export const asSaved = ({ _id, condition, remarks, photos, thing, area, name }: ReportItem): DraftItem => ({
  item_id: _id,
  condition,
  remarks,
  photos,
  ...(thing === null ? { added: { area, name } } : {}),
});
