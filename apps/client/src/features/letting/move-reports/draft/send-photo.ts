import { type ApiError, errorOfAnswer } from '#api/api-error.ts';
import { uploadFiles } from '#api/upload.ts';
import { UNEXPECTED_ERROR } from '#lib/alerts.ts';
import { shrink } from '#ui/photo-files.ts';
import type { UploadedPhoto } from './draft-item.ts';

const nothing = (): void => undefined;

/** Uploads a photo of this device, no larger than it will be stored. */
export async function sendPhoto(photo: Blob): Promise<{ readonly data: UploadedPhoto } | { readonly error: ApiError }> {
  const files = [await shrink(photo)];
  const outcome = await uploadFiles(files, nothing, new AbortController().signal);
  if ('error' in outcome) return outcome;
  const [answer] = outcome.data;
  if (answer?.ok === true) return { data: answer.image };
  return { error: errorOfAnswer(422, answer?.problem, UNEXPECTED_ERROR) };
}
