import type { ItemCondition, ReportArea, ReportItem, ReportPhoto } from '@common-roof/contracts';

/** A photo that was taken and not uploaded yet. */
export interface TakenPhoto {
  readonly key: string;
  readonly blob: Blob;
}

export const isTaken = (photo: DraftPhoto): photo is TakenPhoto => 'blob' in photo;

/** A photo that was uploaded before. */
export type UploadedPhoto = Pick<ReportPhoto, 'image_id' | 'small_url' | 'url' | 'width' | 'height' | 'caption'>;
export type DraftPhoto = UploadedPhoto | TakenPhoto;

/** What somebody said of an item on this device. */
export interface DraftItem {
  readonly item_id: string;
  readonly condition: ItemCondition | null;
  readonly remarks: string;
  readonly photos: readonly DraftPhoto[];
  /** Where and what it is, where it is not on the list of the house. */
  readonly added?: { readonly area: ReportArea; readonly name: string };
  /** Taken off the report again. */
  readonly isOff?: true;
}

/** As the server has it. */
export const asSaved = ({ _id, condition, remarks, photos, thing, area, name }: ReportItem): DraftItem => ({
  item_id: _id,
  condition,
  remarks,
  photos,
  ...(thing === null ? { added: { area, name } } : {}),
});
