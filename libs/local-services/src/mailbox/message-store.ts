import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ownFolder } from '../own-folder.ts';
import { type CaughtMessage } from './message.ts';

const fileName = /^\d{13}-[0-9a-f-]{36}\.json$/;

/** The caught mails, newest first, in memory and as one file each, so that they are still there after a restart. */
export class MessageStore {
  readonly #folder: string;
  readonly #kept: number;
  #messages: CaughtMessage[];

  /** @param kept so many of the newest mails; older ones are forgotten */
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

  /** Newest first; only what was delivered to this address, when one is named. */
  list(to?: string): readonly CaughtMessage[] {
    if (to === undefined) return this.#messages;
    const wanted = to.toLowerCase();
    return this.#messages.filter((message) => message.to.some((address) => address.toLowerCase() === wanted));
  }

  find(id: string): CaughtMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Resolves when the mail is on the disk: only then may the sender be told that it was taken. */
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

/** A file that cannot be read is dropped: a mailbox for development must not keep the product from starting. */
function readMessage(path: string): CaughtMessage[] {
  try {
    // Written by `add` above and by nobody else, perhaps before attachments were kept.
    const stored = JSON.parse(readFileSync(path, 'utf8')) as Omit<CaughtMessage, 'attachments'> &
      Partial<CaughtMessage>;
    return [{ ...stored, attachments: stored.attachments ?? [] }];
  } catch {
    rmSync(path, { force: true });
    return [];
  }
}
