import { createHash, randomUUID } from 'node:crypto';

import { adsOf } from '#test/support/ads.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';

/** How to create a row whose period began at a moment, and whether its data still exists. */
export interface Kept {
  readonly make: (since: Date) => Promise<string>;
  readonly isThere: (id: string) => Promise<boolean>;
}

/** Data that an event ends at its own moment: tested with the feature. */
export const ENDED_AT_THEIR_MOMENT: Readonly<Record<string, string>> = {
  'accounts: an account that its owner wants deleted': 'e2e/deleting-account.spec.ts',
  'ad_applicants: forms whose address nobody confirmed': 'e2e/ad-applicants.spec.ts',
  'room_suggestions: surname, address and reason': 'e2e/room-suggestions-end.spec.ts',
  'room_choice_people: who chose among rooms, and what these were worth to them': 'e2e/room-choice-ends.spec.ts',
  'co_homeowners: those that are over': 'e2e/co-homeowners.spec.ts',
  'guarantees: guarantors who didn’t sign': 'e2e/guarantee-links.spec.ts',
  'guarantees: guarantors who signed': 'e2e/guarantee-links.spec.ts',
  'repairs: the e-mail address of a tradesperson': 'e2e/repair-links.spec.ts',
  'showings: who came': 'e2e/showings-in-time.spec.ts',
  'data_exports: the file': 'e2e/data-exports.spec.ts',
  'stock_items: who gets a thing': 'e2e/house-stock.spec.ts',
  'calendar_entries: guests': 'e2e/house-calendar.spec.ts',
  'calendar_entries: parcels': 'e2e/house-calendar.spec.ts',
  'calendar_entries: parcels that nobody picks up': 'e2e/house-calendar.spec.ts',
  'bank_entries: what wasn’t entered as a payment': 'e2e/bank.spec.ts',
};

/** Keyed by table and by the subject of the period. */
export async function keptRows(app: TestApp, world: World): Promise<Readonly<Record<string, Kept>>> {
  const { h1, r1, adm } = world.players;
  const { roomId, houseId } = await adsOf(app, h1).emptyRoom();
  const { _id: adId } = await adsOf(app, h1).publish();
  const insert = async (table: string, columns: Readonly<Record<string, unknown>>): Promise<string> => {
    const names = Object.keys(columns);
    const places = names.map((_, index) => `$${String(index + 1)}`);
    await app.database.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`,
      Object.values(columns),
    );
    return String(columns['id'] ?? columns['key']);
  };
  const has = async (table: string, condition: string, value: string): Promise<boolean> =>
    (await app.database.query(`SELECT 1 FROM ${table} WHERE ${condition}`, [value])).length > 0;
  const row = (table: string, columnsOf: (since: Date, id: string) => Record<string, unknown>): Kept => ({
    make: (since) => {
      const id = randomUUID();
      return insert(table, { id, ...columnsOf(since, id) });
    },
    isThere: (id) => has(table, 'id = $1', id),
  });
  const person = (id: string) => ({ first_name: 'Ida', last_name: 'Berg', email: `${id}@kept.test` });
  const applied = (id: string) => ({ ...person(id), email_key: `${id}@kept.test`, city: 'Leeds', houses: 1 });
  return {
    sessions: row('sessions', (since) => ({
      account_id: r1.account.id,
      idle_seconds: 60,
      expires_at: since,
      ip: '127.0.0.1',
      user_agent: 'test',
    })),
    api_tokens: row('api_tokens', (since, id) => ({
      account_id: r1.account.id,
      name: 'Sheet',
      scopes: ['chores:read'],
      token_hash: createHash('sha256').update(id).digest(),
      created_at: new Date(since.getTime() - 86_400_000),
      expires_at: since,
    })),
    push_subscriptions: row('push_subscriptions', (since, id) => ({
      account_id: r1.account.id,
      session_id: id,
      endpoint: `https://push.test/${id}`,
      p256dh: '',
      auth: '',
      user_agent: 'test',
      created_at: since,
      last_used_at: since,
    })),
    contact_messages: row('contact_messages', (since, id) => ({
      name: 'Ida',
      email: `${id}@kept.test`,
      message: 'Hello.',
      created_at: since,
    })),
    homeowner_applications: row('homeowner_applications', (since, id) => ({
      ...applied(id),
      state: 'rejected',
      reason: 'Not yet.',
      email_confirmed_at: since,
      decided_at: since,
      decided_by: adm.account.id,
      created_at: since,
    })),
    'homeowner_applications: forms whose address nobody confirmed': row('homeowner_applications', (since, id) => ({
      ...applied(id),
      created_at: since,
    })),
    ad_applicants: row('ad_applicants', (since, id) => ({
      ...person(id),
      ad_id: adId,
      email_key: `${id}@kept.test`,
      message: '',
      state: 'declined',
      created_at: since,
      confirmed_at: since,
      moved_at: since,
    })),
    room_suggestions: row('room_suggestions', (since, id) => ({
      ad_id: adId,
      suggester_id: r1.account.id,
      state: 'declined',
      first_name: 'Ida',
      address_hash: id,
      is_mailed: true,
      created_at: since,
      ended_at: since,
    })),
    suggestion_mails: {
      make: async (since) => {
        const hash = randomUUID();
        await insert('suggestion_mails', { address_hash: hash, sent_at: since });
        return hash;
      },
      isThere: (hash) => has('suggestion_mails', 'address_hash = $1', hash),
    },
    'prospects: offers that nobody signed': row('prospects', (since, id) => ({
      ...person(id),
      homeowner_id: h1.account.id,
      house_id: houseId,
      room_id: roomId,
      starts_on: '2026-01-01',
      rent_minor: 1,
      deposit_minor: 1,
      state: 'withdrawn',
      expires_at: since,
      created_at: since,
    })),
    'email_message: the address, and what it was about': {
      ...row('email_message', (since, id) => ({
        dedupe_key: id,
        template: 'reset',
        to_address: 'ida@kept.test',
        data: '{}',
        state: 'sent',
        created_at: since,
        sent_at: since,
      })),
      isThere: (id) => has('email_message', `id = $1 AND to_address <> ''`, id),
    },
    'data_exports: that it was asked for': row('data_exports', (since) => ({
      account_id: r1.account.id,
      state: 'failed',
      language: 'en',
      asked_at: since,
    })),
    capabilities: row('capabilities', (since, id) => ({
      kind: 'reset',
      subject_id: id,
      secret_hash: hashOf(id),
      expires_at: since,
    })),
    done_once: {
      make: (since) =>
        insert('done_once', {
          account_id: r1.account.id,
          key: randomUUID(),
          call: 'test',
          asked: hashOf('asked'),
          created_at: since,
        }),
      isThere: (key) => has('done_once', 'key = $1', key),
    },
    login_throttle: {
      make: (since) => insert('login_throttle', { key: randomUUID(), failures: 1, updated_at: since }),
      isThere: (key) => has('login_throttle', 'key = $1', key),
    },
    'images: pictures of nothing': {
      make: async (since) => {
        const sha256 = createHash('sha256').update(randomUUID()).digest('hex');
        const about = { sha256, bytes: 1, width: 1, height: 1, stored_at: since, touched_at: since };
        const file_id = await insert('image_files', { id: randomUUID(), ...about });
        return insert('images', {
          id: randomUUID(),
          uploader_id: r1.account.id,
          file_id,
          created_at: since,
          unplaced_since: since,
        });
      },
      isThere: (id) => has('images', 'id = $1', id),
    },
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
