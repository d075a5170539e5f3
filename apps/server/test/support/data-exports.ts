import { createHash } from 'node:crypto';

import type { DataExport } from '@common-roof/contracts';
import { unzipSync } from 'fflate';

import { FileStore } from '#kernel/files/file-store.ts';
import { call } from './http.ts';
import { mailsTo } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** A small export that needs no worker. @returns its id */
export async function aReadyExport(app: TestApp, accountId: string): Promise<string> {
  const content = Buffer.from('a ZIP');
  const [row] = await app.database.query<{ id: string }>(
    `INSERT INTO data_exports (account_id, state, language, asked_at, ready_at, expires_at, bytes, sha256)
     VALUES ($1, 'ready', 'en', $2, $2, $3, $4, $5) RETURNING id`,
    [
      accountId,
      app.clock.now(),
      new Date(app.clock.now().getTime() + 7 * 86_400_000),
      content.length,
      createHash('sha256').update(content).digest('hex'),
    ],
  );
  const id = row?.id ?? '';
  await app.get(FileStore).write(`exports/${id}.zip`, content, 'application/zip');
  return id;
}

/** Requests an export and lets the worker make it. */
export async function makeExport(app: TestApp, { token }: Pick<Player, 'token'>, language = 'en'): Promise<DataExport> {
  const headers = { 'accept-language': language };
  const asked = await call(app, 'POST', '/api/me/exports', { token, headers });
  if (asked.status !== 201) throw new Error(`${String(asked.status)} ${asked.text}`);
  await app.drainEvents();
  const { items } = (await call(app, 'GET', '/api/me/exports', { token })).body as { items: DataExport[] };
  const made = items.find(({ _id }) => _id === (asked.body as DataExport)._id);
  if (!made) throw new Error('What was asked for is not listed.');
  return made;
}

/** The downloaded ZIP, with the headers of the answer. */
export async function zipOf(app: TestApp, { token }: { token: string }, id: string): Promise<[Buffer, Headers]> {
  const answer = await fetch(`${app.url}/api/me/exports/${id}/file`, { headers: { 'x-auth-token': token } });
  if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
  return [Buffer.from(await answer.arrayBuffer()), answer.headers];
}

/** The bytes of each entry, by its path. */
export const entriesOf = (zip: Buffer): Record<string, Uint8Array> => unzipSync(zip);

export const textOf = (entries: Record<string, Uint8Array>, path: string): string => {
  const entry = entries[path];
  if (!entry) throw new Error(`There is no ${path}: ${Object.keys(entries).join(', ')}`);
  return Buffer.from(entry).toString('utf8'); // with the mark by which spreadsheets recognize UTF-8
};

/** The secret of the newest e-mail with a link to an export. */
export async function exportLinkOf(email: string): Promise<string> {
  const mails = (await mailsTo(email)).filter(({ text }) => text.includes('/data-export?token='));
  const token = /data-export\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`${email} got no link to an export.`);
  return token;
}
