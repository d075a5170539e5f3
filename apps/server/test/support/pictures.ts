import type { Gallery, Photo, PhotoPlaceKind, UploadAnswer } from '@common-roof/contracts';
import sharp, { type Sharp } from 'sharp';

import { requireNoFailure } from './failures.ts';
import { call, type Answer } from './http.ts';
import type { TestApp } from './test-app.ts';

/** A photo that differs for every number. */
export function aPhoto(seed: number, width = 64, height = 48): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + seed * 31 + ((at / width) | 0) * seed) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const png = (seed: number): Promise<Buffer> => aPhoto(seed).png().toBuffer();
export const jpeg = (seed: number): Promise<Buffer> => aPhoto(seed).jpeg().toBuffer();

export const dataUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`;

export interface SentFile {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

export const sendJson = (app: TestApp, token: string, data: unknown, path = '/api/uploadimages'): Promise<Answer> =>
  call(app, 'POST', path, { token, body: { data } });

export async function sendForm(
  app: Pick<TestApp, 'url'>,
  token: string | undefined,
  files: readonly SentFile[],
  path = '/api/uploadimages',
): Promise<Answer> {
  const form = new FormData();
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg' } of files) {
    form.append('images', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: token === undefined ? {} : { 'x-auth-token': token },
    body: form,
  });
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : undefined;
  requireNoFailure({ status: response.status, body });
  return { status: response.status, headers: response.headers, text, body };
}

export function answersOf({ status, body }: Answer): UploadAnswer[] {
  expect(status).toBe(200);
  return (body as { items: UploadAnswer[] }).items;
}

/** Uploads photos that must be accepted. */
export async function upload(app: TestApp, token: string, ...seeds: number[]): Promise<Photo[]> {
  const data = await Promise.all(seeds.map(async (seed) => dataUrl(await png(seed))));
  return answersOf(await sendJson(app, token, data)).map((answer) => {
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.image;
  });
}

const placePath = (kind: PhotoPlaceKind, id: string): string => `/api/images/placements/${kind}/${id}`;

export const arrange = (
  app: TestApp,
  token: string,
  [kind, id]: readonly [PhotoPlaceKind, string],
  photos: readonly { image_id: string; caption?: string }[],
  version?: string,
): Promise<Answer> =>
  call(app, 'PUT', placePath(kind, id), {
    token,
    body: { photos: photos.map(({ image_id, caption }) => ({ image_id, caption })), version },
  });

export async function galleryOf(app: TestApp, token: string, kind: PhotoPlaceKind, id: string): Promise<Gallery> {
  return (await call(app, 'GET', placePath(kind, id), { token })).body as Gallery;
}

/** The bytes of an answer, with its headers. */
export async function fetchImage(
  app: TestApp,
  path: string,
  token?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${app.url}${path}`, {
    headers: { ...(token === undefined ? {} : { 'x-auth-token': token }), ...headers },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
