import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ownFolder } from '../own-folder.ts';
import { type CaughtMessage } from './message.ts';

const fileName = /^\d{13}-[0-9a-f-]{36}\.json$/;

/** Stores the caught mails, newest first, in memory and as one file each, so that they survive a restart. */
export class MessageStore {
  readonly #folder: string;
  readonly #kept: number;
  #messages: CaughtMessage[];

  /** @param kept how many of the newest mails to keep; older ones are deleted */
  constructor(folder: string, kept: number) {
    this.#folder = folder;
    this.#kept = kept;
    ownFolder(folder);
    this.#messages = readdirSync(folder)
      .filter((name) => fileName.test(name))
      .sort()
      .reverse()
      .flatMap((name) => readMessage(join(folder, name)));
  }

  /** Returns mails, newest first; with an address, only those delivered to it. */
  list(to?: string): readonly CaughtMessage[] {
    if (to === undefined) return this.#messages;
    const wanted = to.toLowerCase();
    return this.#messages.filter((message) => message.to.some((address) => address.toLowerCase() === wanted));
  }

  find(id: string): CaughtMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Resolves when the mail is on disk: only then may the sender be told that it was accepted. */
  async insert(message: CaughtMessage): Promise<void> {
    const path = this.#pathOf(message.id);
    const file = await open(`${path}.part`, 'w', 0o600);
    try {
      await file.writeFile(JSON.stringify(message));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.part`, path);
    this.#messages = [message, ...this.#messages];
    await this.#forget(this.#messages.slice(this.#kept));
  }

  async clear(): Promise<void> {
    await this.#forget(this.#messages);
  }

  async #forget(messages: readonly CaughtMessage[]): Promise<void> {
    const ids = new Set(messages.map(({ id }) => id));
    this.#messages = this.#messages.filter(({ id }) => !ids.has(id));
    await Promise.all([...ids].map((id) => rm(this.#pathOf(id), { force: true })));
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}

/** Drops an unreadable file: a mailbox for development must not prevent the product from starting. */
function readMessage(path: string): CaughtMessage[] {
  try {
    // Written only by `add` above, perhaps before attachments were stored.
    const stored = JSON.parse(readFileSync(path, 'utf8')) as Omit<CaughtMessage, 'attachments'> &
      Partial<CaughtMessage>;
    return [{ ...stored, attachments: stored.attachments ?? [] }];
  } catch {
    rmSync(path, { force: true });
    return [];
  }
}
