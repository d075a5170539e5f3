import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Role } from '@common-roof/contracts';

import { Access } from '#contexts/identity/access/access.service.ts';
import type { TestApp } from '#test/support/test-app.ts';

const SOURCE = join(import.meta.dirname, '../../src');

type Who = { readonly role: Role };
type Allow = (app: TestApp, actor: Who, id: string) => unknown;

const TO_HOUSE = { roomie: 'member', homeowner: 'owner', neatkeeper: 'keeper', admin: 'admin' } as const;
const TO_HOMEOWNER = { roomie: 'roomie', homeowner: 'self', neatkeeper: 'keeper', admin: 'admin' } as const;
const TO_ROOMIE = { roomie: 'self', homeowner: 'owner', neatkeeper: 'keeper', admin: 'admin' } as const;
const nothing = (): undefined => undefined;

/** The answer of each check to a caller it has to admit: as if the line were missing. */
const ALLOW = {
  requireHouse: (_, { role }) => TO_HOUSE[role],
  relationToHouse: (_, { role }) => TO_HOUSE[role],
  relationToRoom: (_, { role }) => TO_HOUSE[role],
  requireHouseForChange: (_, { role }) => TO_HOUSE[role],
  requireRoomForChange: async (app, { role }, roomId) => {
    const [room] = await app.database.query<{ house_id: string }>('SELECT house_id FROM rooms WHERE id = $1', [roomId]);
    return { relation: TO_HOUSE[role], houseId: room?.house_id ?? '' };
  },
  relationToHomeowner: (_, { role }) => TO_HOMEOWNER[role],
  requireHomeowner: nothing,
  requireOwnHouses: nothing,
  requireOwnRoomie: nothing,
  requireRoomie: (_, { role }) => TO_ROOMIE[role],
  requireCurrentTenancy: nothing,
  seesPerson: () => true,
} as const satisfies Partial<Record<keyof Access, Allow>>;

type Question = keyof typeof ALLOW;
const QUESTIONS = Object.keys(ALLOW) as Question[];

/** `contexts/money/ledger/rent/rent.service.ts:41`: where a service asks for a caller's relation to a thing. */
function askedFrom(stack: string): string | undefined {
  for (const line of stack.split('\n').slice(1)) {
    const [, file, at] = /\/src\/(modules\/[\w./-]+\.ts):(\d+):\d+/.exec(line) ?? [];
    if (file === undefined || at === undefined) continue;
    // Checks of Access call each other.
    return file.startsWith('contexts/identity/access/') ? undefined : `${file}:${at}`;
  }
  return undefined;
}

/** Every line of a service that asks {@link Access}; each can be removed while the server runs. */
export class OwnershipLines {
  private removed: readonly string[] = [];
  private hits = new Set<string>();

  constructor(app: TestApp) {
    const prototype = Access.prototype as unknown as Record<Question, (...given: unknown[]) => unknown>;
    for (const name of QUESTIONS) {
      const asks = prototype[name];
      const allow: Allow = ALLOW[name];
      const meet = (stack: string): boolean => this.meet(stack);
      prototype[name] = function (this: Access, ...given: unknown[]) {
        if (!meet(new Error().stack ?? '')) return Reflect.apply(asks, this, given);
        return Promise.resolve(allow(app, given[0] as Who, String(given[1])));
      };
    }
  }

  /** Runs work while these lines are removed. */
  async without<Result>(removed: readonly string[], work: () => Promise<Result>): Promise<Result> {
    this.removed = removed;
    try {
      return await work();
    } finally {
      this.removed = [];
    }
  }

  /** Adds the lines that were reached during the work. */
  async metBy<Result>(met: string[], work: () => Promise<Result>): Promise<Result> {
    this.hits = new Set();
    try {
      return await work();
    } finally {
      met.push(...this.hits);
    }
  }

  /** @returns whether this line is removed */
  private meet(stack: string): boolean {
    const line = askedFrom(stack);
    if (line === undefined) return false;
    this.hits.add(line);
    return this.removed.includes(line);
  }

  /** Lists every such line of the source, reached or not. */
  static all(): string[] {
    const files = readdirSync(join(SOURCE, 'contexts'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('identity/access/'))
      .map((file) => join(SOURCE, 'contexts', file));
    const asks = new RegExp(`\\baccess\\s*\\.(${QUESTIONS.join('|')})\\(`);
    return files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, at) => (asks.test(text) ? [`${relative(SOURCE, file)}:${String(at + 1)}`] : [])),
    );
  }
}
