import { z } from 'zod';

import { defineCall } from '../call.ts';
import { IMAGE_SIZES, PHOTO_PLACES, PHOTOS_PER_PLACE } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { idParams, text, uuid } from './primitives.ts';
import { Problem } from './problem.ts';

export const Photo = z.strictObject({
  image_id: uuid,
  caption: z.string(),
  width: z.int().describe('Of the large size, in pixels'),
  height: z.int().describe('Of the large size, in pixels'),
  url: z.string().describe('The large size; fetched with the session, not by an address alone'),
  small_url: z.string(),
});
export type Photo = z.infer<typeof Photo>;

/** The photos of one place in order; `version` changes with every change of the list. */
export const Gallery = z.strictObject({ items: z.array(Photo), version: z.string() });
export type Gallery = z.infer<typeof Gallery>;

/** The result for one uploaded image; a bad one fails alone. */
export const UploadAnswer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), image: Photo }),
  z.strictObject({ ok: z.literal(false), problem: Problem }),
]);
export type UploadAnswer = z.infer<typeof UploadAnswer>;

/** An invalid image must fail alone, so a data URL is only validated as text here. */
const UploadBody = z.strictObject({
  data: z
    .union([z.string(), z.array(z.string()).min(1).max(LIMITS.imagesPerUpload)])
    .describe('One data URL of a JPEG, PNG or WebP image, or a list of them. Nothing is ever fetched from an address.'),
});
const UploadAnswers = z.strictObject({ items: z.array(UploadAnswer).describe('In the order of the images sent') });

const upload = { files: LIMITS.imagesPerUpload, fileBytes: LIMITS.imageBytes, jsonBytes: LIMITS.imageJsonBytes };

export const uploadImages = defineCall({
  id: 'uploadImages',
  method: 'POST',
  path: '/api/uploadimages',
  tag: 'Images',
  summary:
    'Upload 1 to 10 images, which only the uploader sees until they are placed. Each one is answered on its own.',
  body: UploadBody,
  upload,
  response: UploadAnswers,
});

export const uploadRoomImages = defineCall({
  id: 'uploadRoomImages',
  method: 'POST',
  path: '/api/uploadimages/rooms/{id}',
  tag: 'Images',
  summary: 'Upload images and place them after the photos that the room has.',
  params: idParams,
  body: UploadBody,
  upload,
  response: UploadAnswers,
});

const placeParams = z.strictObject({ kind: z.enum(PHOTO_PLACES), id: uuid });

export const getGallery = defineCall({
  id: 'getGallery',
  method: 'GET',
  path: '/api/images/placements/{kind}/{id}',
  tag: 'Images',
  summary:
    'The photos of a house, a room, a person, a deduction from a deposit, a chore that was done or a receipt, in order.',
  params: placeParams,
  response: Gallery,
});

export const arrangeGallery = defineCall({
  id: 'arrangeGallery',
  method: 'PUT',
  path: '/api/images/placements/{kind}/{id}',
  tag: 'Images',
  summary: 'Put photos into order, caption them, add uploaded ones; a photo that is left out is taken away.',
  params: placeParams,
  body: z.strictObject({
    photos: z
      .array(z.strictObject({ image_id: uuid, caption: text(LIMITS.photoCaption).optional() }))
      .max(Math.max(...Object.values(PHOTOS_PER_PLACE)))
      .refine((photos) => new Set(photos.map((photo) => photo.image_id)).size === photos.length, {
        message: 'Add each photo once.',
      }),
    version: text(64).optional().describe('Of the list last seen: with it, a newer list is not overwritten (409)'),
  }),
  response: Gallery,
});

export const readImage = defineCall({
  id: 'readImage',
  method: 'GET',
  path: '/api/images/{id}/{size}',
  tag: 'Images',
  summary: 'The bytes of an image, for its uploader and everyone who may see its subject.',
  params: z.strictObject({ id: uuid, size: z.enum(IMAGE_SIZES) }),
  produces: 'image/webp',
});
