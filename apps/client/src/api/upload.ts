import { AUTH_HEADER, LIMITS, type SentFile, type UploadAnswer } from '@common-roof/contracts';

import { failureText, UNEXPECTED_ERROR } from '#lib/alerts.ts';
import { logFailure } from '#lib/log.ts';
import { session } from '#session/session.ts';
import { type ApiError, errorOfAnswer, isClientError } from './api-error.ts';
import { splitRoute } from './request.ts';

type Route = ReturnType<typeof splitRoute>;

const IMAGES = splitRoute('POST /api/uploadimages');
const FILES = splitRoute('POST /api/files');

type Outcome<Answer> = { data: Answer } | { error: ApiError };
export type UploadOutcome = Outcome<UploadAnswer[]>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function outcomeOf([method, path]: Route, request: XMLHttpRequest, token: string | null): Outcome<unknown> {
  const renewed = request.getResponseHeader(AUTH_HEADER);
  if (renewed !== null) session.renew(renewed);
  const body = parsed(request.responseText);
  if (request.status === 200) return { data: body };
  const error = errorOfAnswer(request.status, body, UNEXPECTED_ERROR);
  if (error.status === 401 && token !== null) session.end('revoked', token);
  if (!isClientError(request.status)) logFailure(`${method} ${path} failed`, body ?? request.status);
  return { error };
}

/** Sends a form. The caller shows failures at each file, so nothing is alerted. */
function sendForm(
  route: Route,
  form: FormData,
  onProgress: (sentBytes: number) => void,
  signal?: AbortSignal,
): Promise<Outcome<unknown>> {
  const [method, path] = route;
  const token = session.token();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = (): void => {
      request.abort();
    };
    const settle = (outcome: Outcome<unknown>): void => {
      signal?.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const fail = (): void => {
      settle({ error: errorOfAnswer(0, null, failureText(0)) });
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      settle(outcomeOf(route, request, token));
    });
    request.addEventListener('error', () => {
      logFailure(`${method} ${path} failed`, 'no answer');
      fail();
    });
    request.addEventListener('abort', fail);
    signal?.addEventListener('abort', abort);
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json, application/problem+json');
    if (token !== null) request.setRequestHeader(AUTH_HEADER, token);
    request.send(form);
  });
}

/**
 * Uploads photos.
 * @param onProgress called with the number of bytes sent, over all files in order
 */
export async function uploadFiles(
  files: readonly Blob[],
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const form = new FormData();
  for (const file of files) form.append('images', file, 'photo');
  const outcome = await sendForm(IMAGES, form, onProgress, signal);
  // The server validates what it receives; its answers follow its own contract, which we trust.
  return 'error' in outcome ? outcome : { data: (outcome.data as { items: UploadAnswer[] }).items };
}

/** What a device calls a PDF may be what the server refuses: longer, or with characters that nobody sees. */
export function sentName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim();
  return `${
    Array.from(plain)
      .slice(0, LIMITS.fileName - 4)
      .join('') || 'Document'
  }.pdf`;
}

/** Uploads a PDF or a voice message. What it is called comes first, because the server reads the file last. */
export async function uploadFile(
  about: { name: string } | { duration_ms: number },
  file: Blob,
  onProgress: (sentBytes: number) => void,
): Promise<Outcome<SentFile>> {
  const form = new FormData();
  form.append('about', JSON.stringify(about));
  form.append('file', file, 'file');
  const outcome = await sendForm(FILES, form, onProgress);
  return 'error' in outcome ? outcome : { data: outcome.data as SentFile };
}
