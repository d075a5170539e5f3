import { createHash } from 'node:crypto';

import { type Gallery, imagePath, type ImageSize, type Photo } from '@common-roof/contracts';

export interface PhotoRow {
  image_id: string;
  caption: string;
  width: number;
  height: number;
}

export const toPhoto = ({ image_id, caption, width, height }: PhotoRow): Photo => ({
  image_id,
  caption,
  width,
  height,
  url: imagePath(image_id, 'large'),
  small_url: imagePath(image_id, 'small'),
});

const VERSION_CHARACTERS = 16;

/** The version is a digest of the list, so that equal lists have equal versions and need no counter. */
export function toGallery(rows: readonly PhotoRow[]): Gallery {
  const said = JSON.stringify(rows.map(({ image_id, caption }) => [image_id, caption]));
  const version = createHash('sha256').update(said).digest('hex').slice(0, VERSION_CHARACTERS);
  return { items: rows.map(toPhoto), version };
}

/**
 * Returns the storage key of a file: named by its content and its row, so that a deleted file's name never comes back.
 */
export const storageKey = (file: { id: string; sha256: string }, size: ImageSize): string =>
  `images/${file.sha256.slice(0, 2)}/${file.sha256}.${file.id}.${size}.webp`;
