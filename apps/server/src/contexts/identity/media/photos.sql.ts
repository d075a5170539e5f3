import type { PhotoPlaceKind } from '@common-roof/contracts';

/**
 * The photos of one place in their order as a column, an array of `PhotoRow`, for a statement that also reads the
 * place.
 * @param id the expression for the place's id in that statement
 */
export const photosOf = (kind: PhotoPlaceKind, id: string): string => `(
  SELECT coalesce(json_agg(json_build_object('image_id', p.image_id, 'caption', p.caption,
                                             'width', f.width, 'height', f.height) ORDER BY p.position), '[]')
    FROM image_placements p JOIN images i ON i.id = p.image_id JOIN image_files f ON f.id = i.file_id
   WHERE p.kind = '${kind}' AND p.owner_id = ${id} AND f.media_type = 'image/webp')`;
