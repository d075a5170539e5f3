import type { SentFile } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import { dataUrl } from './pictures.ts';
import type { TestApp } from './test-app.ts';

/** The smallest thing that every reader of PDFs takes for one. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** The beginning of what a browser records: WebM with one Opus track. */
export const VOICE = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701',
  'hex',
);

/** Sends a file as the client does: what it is called first, then its bytes. */
export async function sendFile(app: TestApp, token: string, about: object, bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  form.append('about', JSON.stringify(about));
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  const response = await fetch(`${app.url}/api/files`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body: form,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** Uploads a PDF that must be accepted. */
export async function uploadPdf(app: TestApp, token: string, name = 'Lease.pdf', bytes = PDF): Promise<SentFile> {
  const answer = await call(app, 'POST', '/api/files', {
    token,
    body: { name, data: dataUrl(bytes, 'application/pdf') },
  });
  expect(answer.status).toBe(200);
  return answer.body as SentFile;
}

/** Uploads a voice message that must be accepted. */
export async function uploadVoice(app: TestApp, token: string, durationMs = 14_000): Promise<SentFile> {
  const answer = await sendFile(app, token, { duration_ms: durationMs }, VOICE);
  expect(answer.status).toBe(200);
  return answer.body as SentFile;
}
