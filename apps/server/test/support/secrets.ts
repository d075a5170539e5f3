import { randomBytes } from 'node:crypto';

import type { Role } from '@common-roof/contracts';

import type { Player } from './world.ts';

/** Content that people share with only a few. */
export const SECRET_KINDS = [
  ...([
    'private feelings',
    'note',
    'remark',
    'message',
    'password',
    'session',
    'emergency contact',
    'wifi password',
  ] as const),
] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

interface Secret {
  readonly kind: SecretKind;
  /** Ids of accounts. */
  readonly readers: ReadonlySet<string>;
  readonly toAdmins: boolean;
}

/** The receiver of something from the product; null: no particular account. */
export interface Reader {
  readonly id: string;
  readonly role: Role;
}

/** Where the texts for the receiver were searched. */
export type Place = 'answers' | 'frames' | 'mails' | 'redis' | 'lines' | 'exports';

const PLANTED = /CNRY-[a-z-]+-[0-9a-f]{16}/g;

/** Unique texts, planted where people write private things, and searched for in everything that leaves the product. */
class Secrets {
  private readonly known = new Map<string, Secret>();
  private readonly given: string[] = [];
  /** The number of texts of each place that were searched. */
  readonly looked: Record<Place, number> = { answers: 0, frames: 0, mails: 0, redis: 0, lines: 0, exports: 0 };
  /** How often each kind was found where it may be. */
  readonly met = new Map<SecretKind, number>();

  /** Plants a text of a kind, which only the readers may know. */
  plant(kind: SecretKind, readers: readonly Pick<Player, 'account'>[], toAdmins = false): string {
    const text = `CNRY-${kind.replace(' ', '-')}-${randomBytes(8).toString('hex')}`;
    this.known.set(text, { kind, readers: new Set(readers.map(({ account }) => account.id)), toAdmins });
    return text;
  }

  /** A token, the secret of an app, a recovery code: only the answer that issued it tells its owner. */
  plantGiven(text: string): void {
    this.given.push(text);
  }

  /** @throws Error when a text tells its reader what they may not know */
  look(place: Place, about: string, text: string, reader: Reader | null): void {
    this.looked[place] += 1;
    for (const [found] of text.matchAll(PLANTED)) {
      const secret = this.known.get(found);
      if (!secret) continue;
      const mayKnow = reader && (secret.readers.has(reader.id) || (secret.toAdmins && reader.role === 'admin'));
      if (!mayKnow) throw new Error(`${about} told ${whose(reader)} a ${secret.kind} of somebody else.`);
      this.met.set(secret.kind, (this.met.get(secret.kind) ?? 0) + 1);
    }
    if (this.given.some((one) => text.includes(one))) throw new Error(`${about} told what opens an account.`);
  }

  /** Returns every planted text with its kind. */
  all(): [text: string, kind: SecretKind][] {
    return [...this.known].map(([text, { kind }]) => [text, kind]);
  }
}

const whose = (reader: Reader | null): string => (reader ? `a ${reader.role}` : 'everybody');

/** The secrets of this test file. */
export const secrets = new Secrets();

/** Returns the account of a session by its token. */
export function readerOf(token: string | undefined): Reader | null {
  const [, payload] = token?.split('.') ?? [];
  if (payload === undefined) return null;
  try {
    const { sub, role } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: string; role?: Role };
    return sub === undefined || role === undefined ? null : { id: sub, role };
  } catch {
    return null; // not one of our tokens
  }
}
