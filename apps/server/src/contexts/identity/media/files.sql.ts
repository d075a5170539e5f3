import type { PhotoPlaceKind } from '@common-roof/contracts';

/**
 * The PDFs and voice messages of a message, or of another place that holds files, in their order as a column, an array of `FileOfMessage`, for a statement
 * that also reads the message.
 * @param id the expression for the message's id in that statement
 */
export const filesOf = (id: string, kind: PhotoPlaceKind = 'message'): string => `(
  SELECT coalesce(json_agg(json_build_object('file_id', i.id, 'media_type', f.media_type, 'file_name', i.file_name,
                                             'bytes', f.bytes, 'duration_ms', i.duration_ms) ORDER BY p.position), '[]')
    FROM image_placements p JOIN images i ON i.id = p.image_id JOIN image_files f ON f.id = i.file_id
   WHERE p.kind = '${kind}' AND p.owner_id = ${id} AND f.media_type <> 'image/webp')`;
