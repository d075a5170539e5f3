import { AUTH_HEADER, type UploadAnswer } from '@common-roof/contracts';

import { failureText, UNEXPECTED_ERROR } from '#lib/alerts.ts';
import { logFailure } from '#lib/log.ts';
import { session } from '#session/session.ts';
import { type ApiError, errorOfAnswer, isClientError } from './api-error.ts';
import { splitRoute } from './request.ts';

const [method, path] = splitRoute('POST /api/uploadimages');

export type UploadOutcome = { data: UploadAnswer[] } | { error: ApiError };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function outcomeOf(request: XMLHttpRequest, token: string | null): UploadOutcome {
  const renewed = request.getResponseHeader(AUTH_HEADER);
  if (renewed !== null) session.renew(renewed);
  const body = parsed(request.responseText);
  // The server validates what it receives; its answers follow its own contract, which we trust.
  if (request.status === 200) return { data: (body as { items: UploadAnswer[] }).items };
  const error = errorOfAnswer(request.status, body, UNEXPECTED_ERROR);
  if (error.status === 401 && token !== null) session.end('revoked', token);
  if (!isClientError(request.status)) logFailure(`${method} ${path} failed`, body ?? request.status);
  return { error };
}

/**
 * Uploads photos as a form. The caller shows failures at each file, so nothing is alerted.
 * @param onProgress called with the number of bytes sent, over all files in order
 */
export function uploadFiles(
  files: readonly Blob[],
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const form = new FormData();
  for (const file of files) form.append('images', file, 'photo');
  const token = session.token();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = (): void => {
      request.abort();
    };
    const settle = (outcome: UploadOutcome): void => {
      signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const fail = (): void => {
      settle({ error: errorOfAnswer(0, null, failureText(0)) });
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      settle(outcomeOf(request, token));
    });
    request.addEventListener('error', () => {
      logFailure(`${method} ${path} failed`, 'no answer');
      fail();
    });
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', abort);
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json, application/problem+json');
    if (token !== null) request.setRequestHeader(AUTH_HEADER, token);
    request.send(form);
  });
}
