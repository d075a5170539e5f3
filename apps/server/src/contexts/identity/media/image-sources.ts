import { LIMITS } from '@common-roof/contracts';
import { filled } from '@common-roof/words';

import { DomainError } from '#kernel/errors/domain-error.ts';
import type { FormFile } from '#kernel/http/form-files.ts';
import type { ImageSource } from './upload-images.service.ts';

/** `data:image/png;base64,…`. The claimed type is ignored; an address of anything else is rejected. */
const HEAD = /^data:[\w.+-]{0,60}\/?[\w.+-]{0,60}(?:;[\w=.+-]{1,60}){0,3};base64,/i;
const HEAD_CHARACTERS = 400;

const noImageUrl = new DomainError('rule_violated', {
  detail: 'Send the picture itself, as a data URL in base64: nothing is fetched from an address.',
});
const noFileUrl = new DomainError('rule_violated', {
  detail: 'Send the file itself, as a data URL in base64: nothing is fetched from an address.',
});
const tooLarge = new DomainError('body_too_large', { detail: 'This picture has too many bytes.' });
export const fileTooLarge = new DomainError('body_too_large', {
  detail: filled('A file can have up to {most} MB.', { most: LIMITS.fileBytes / 1_000_000 }),
});

/**
 * Yields the images of a call one by one, however they were sent.
 * @param body absent when they came as files of a form
 */
export async function* imageSources(
  files: AsyncIterable<FormFile> | null,
  body: { data: string | readonly string[] } | undefined,
): AsyncGenerator<ImageSource> {
  for await (const file of files ?? []) yield 'bytes' in file ? file : { refusal: tooLarge };
  for (const url of [body?.data ?? []].flat()) yield ofDataUrl(url);
}

/** Yields the file of a call, from a form or from a data URL. */
export async function* fileSources(
  files: AsyncIterable<FormFile> | null,
  data: string | undefined,
): AsyncGenerator<ImageSource> {
  for await (const file of files ?? []) yield 'bytes' in file ? file : { refusal: fileTooLarge };
  if (files === null && data !== undefined) yield ofDataUrl(data, noFileUrl);
}

function ofDataUrl(url: string, noDataUrl = noImageUrl): ImageSource {
  const head = HEAD.exec(url.slice(0, HEAD_CHARACTERS))?.[0];
  if (head === undefined) return { refusal: noDataUrl };
  const content = url.slice(head.length);
  const bytes = bytesOf(content);
  return bytes ? { bytes } : { refusal: noDataUrl };
}

/**
 * Returns the bytes of a text in base64; undefined for anything else. Node skips what isn't base64, so that a wrong text
 * has fewer bytes than its length says. No regular expression sees all of it: over megabytes one can run out of stack.
 */
function bytesOf(content: string): Buffer | undefined {
  const padding = /={0,2}$/.exec(content.slice(-2))?.[0].length ?? 0;
  const length = content.length - padding;
  if (length === 0 || length % 4 === 1 || content.includes('-') || content.includes('_')) return undefined;
  const bytes = Buffer.from(content, 'base64');
  return bytes.length === Math.floor((length * 3) / 4) ? bytes : undefined;
}
