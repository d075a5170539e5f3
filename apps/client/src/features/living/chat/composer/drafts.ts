import type { DBSchema } from 'idb';

import { deviceDatabase } from '#lib/device-database.ts';
import { logFailure } from '#lib/log.ts';

interface DraftsDatabase extends DBSchema {
  drafts: { key: [string, string]; value: { account_id: string; conversation_id: string; text: string } };
}
const database = deviceDatabase<DraftsDatabase>('common-roof.drafts', (db) => {
  db.createObjectStore('drafts', { keyPath: ['account_id', 'conversation_id'] });
});

const inMemory = new Map<string, string>();
const keyOf = (accountId: string, conversationId: string): string => `${accountId}/${conversationId}`;

/** Unsent input per conversation, read from memory at once, and from the device after a reload. */
export const drafts = {
  remembered: (accountId: string, conversationId: string): string =>
    inMemory.get(keyOf(accountId, conversationId)) ?? '',

  async load(accountId: string, conversationId: string): Promise<string> {
    const key = keyOf(accountId, conversationId);
    if (!inMemory.has(key)) {
      const stored = await (await database.open()).get('drafts', [accountId, conversationId]);
      if (!inMemory.has(key)) inMemory.set(key, stored?.text ?? '');
    }
    return inMemory.get(key) ?? '';
  },

  save(accountId: string, conversationId: string, text: string): void {
    inMemory.set(keyOf(accountId, conversationId), text);
    const write = async (): Promise<void> => {
      const db = await database.open();
      if (text === '') await db.delete('drafts', [accountId, conversationId]);
      else await db.put('drafts', { account_id: accountId, conversation_id: conversationId, text });
    };
    write().catch((cause: unknown) => {
      logFailure('The draft could not be kept', cause);
    });
  },
};
