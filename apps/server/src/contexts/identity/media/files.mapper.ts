import { fileKindOf, filePath, type FileType, IMAGE_SIZES, type SentFile } from '@common-roof/contracts';

import { storageKey } from './images.mapper.ts';
import type { MediaType } from './image-file.entity.ts';

export interface FileOfMessage {
  file_id: string;
  media_type: FileType;
  file_name: string | null;
  bytes: number;
  duration_ms: number | null;
}

const ENDINGS: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
};

export const endingOf = (type: FileType): string => ENDINGS[type];

export const toSentFile = ({ file_id, media_type, file_name, bytes, duration_ms }: FileOfMessage): SentFile => ({
  file_id,
  kind: fileKindOf(media_type),
  name: file_name ?? '',
  bytes,
  duration_ms,
  url: filePath(file_id),
});

/** Returns the storage key of a file that isn't an image, named like those of images. */
export const fileKey = (file: { id: string; sha256: string }, type: FileType): string =>
  `files/${file.sha256.slice(0, 2)}/${file.sha256}.${file.id}.${endingOf(type)}`;

/** Returns every key that a row of `image_files` stands for. */
export function keysOf({ media_type, ...file }: { id: string; sha256: string; media_type: MediaType }): string[] {
  return media_type === 'image/webp' ? IMAGE_SIZES.map((size) => storageKey(file, size)) : [fileKey(file, media_type)];
}
