import { publish, type Published } from '#kernel/database/published.ts';
import { ImagePlacementEntity } from './image-placement.entity.ts';
import { ImageEntity } from './image.entity.ts';
import { ImageFileEntity } from './image-file.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(ImagePlacementEntity, [
    'kind',
    'owner_id',
    'image_id',
    'position',
    'caption',
    'report_item_id',
    'report_addendum_id',
  ]),
  publish(ImageEntity, ['id', 'file_id', 'file_name', 'duration_ms']),
  publish(ImageFileEntity, ['id', 'sha256', 'bytes', 'media_type', 'width', 'height']),
];
