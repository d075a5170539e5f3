import { ENDED_LINK_KEPT_DAYS, keptSince } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { LinkSecrets } from '#kernel/crypto/link-secrets.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import type { Capability } from './capability.ts';
import type { CapabilityEntity } from './capability.entity.ts';

/** The subject of a link. */
export interface Opened {
  readonly subjectId: string;
  /** Distinguishes links about the same subject, if there are several. */
  readonly scope: string;
}

interface FoundRow extends Pick<CapabilityEntity, 'id' | 'subject_id' | 'scope'> {
  open: boolean;
}

/** A link whose secret can be derived again. */
interface WritableRow extends Pick<CapabilityEntity, 'id' | 'subject_id'> {
  key_id: string;
}

/** Identifies whose guesses are counted; see `networkOf`. */
type Caller = { readonly network: string };

const IS_OPEN = `c.revoked_at IS NULL AND (c.uses_left IS NULL OR c.uses_left > 0)
  AND (c.expires_at IS NULL OR c.expires_at > $1) AND (c.key_id IS NULL OR c.key_id = ANY($2))`;

/**
 * Links that work without signing in. A row holds a hash, and the secret is derived from the row's id with a key
 * outside the database. An e-mail can therefore be written much later, and neither the database nor a job contains a
 * secret that opens anything.
 */
@Injectable()
export class Capabilities {
  constructor(
    private readonly database: Database,
    private readonly secrets: LinkSecrets,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Creates a link that replaces the subject's other links of its kind: only the newest works. @returns its id */
  async grant(capability: Capability, subjectId: string, scope = ''): Promise<string> {
    return this.database.transaction(async () => {
      await this.revoke(subjectId, [capability], scope);
      return this.insert(capability, subjectId, scope);
    });
  }

  /** Revokes a subject's links of some kinds. */
  async revoke(subjectId: string, capabilities: readonly Capability[], scope?: string): Promise<void> {
    await this.database.execute(
      `UPDATE capabilities SET revoked_at = $3
        WHERE subject_id = $1 AND kind = ANY($2) AND ($4::text IS NULL OR scope = $4) AND revoked_at IS NULL`,
      [subjectId, capabilities.map(({ kind }) => kind), this.clock.now(), scope ?? null],
    );
  }

  /** Deletes links a month after they stopped working. */
  @EventHandler(HourPassed, { id: 'forget-ended-links', queue: 'recalculation', effect: 'transaction' })
  async forgetEnded(): Promise<void> {
    const before = keptSince(this.clock.now(), ENDED_LINK_KEPT_DAYS);
    await this.database.execute('DELETE FROM capabilities WHERE expires_at < $1 OR revoked_at < $1', [before]);
  }

  /**
   * Returns the address of a link for an e-mail, or null if the link no longer works. The base is configured and never
   * a request's Host.
   */
  async findAddress(capability: Capability, id: string): Promise<string | null> {
    const [row] = await this.database.query<WritableRow>(
      `SELECT c.id, c.key_id, c.subject_id FROM capabilities c
        WHERE c.id = $3 AND c.kind = $4 AND c.key_id IS NOT NULL AND ${IS_OPEN}`,
      [...this.now(), id, capability.kind],
    );
    return row ? this.address(capability, row) : null;
  }

  /**
   * Returns the address of the subject's link, and creates one if needed. Used for links that appear in one e-mail
   * after another.
   */
  async findOrCreate(capability: Capability, subjectId: string, scope = ''): Promise<string> {
    const [known] = await this.newest(capability, [subjectId], scope);
    return known
      ? this.address(capability, known)
      : this.address(capability, {
          id: await this.insert(capability, subjectId, scope),
          key_id: this.secrets.currentKey,
        });
  }

  /** Returns the addresses by subject, for subjects with a working link. */
  async listAddresses(
    capability: Capability,
    subjectIds: readonly string[],
    scope = '',
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await this.newest(capability, subjectIds, scope);
    return new Map(rows.map((row) => [row.subject_id, this.address(capability, row)]));
  }

  /**
   * Returns the subject of a link, or null for one that is unknown, spent, revoked or expired. @throws 429 for too many
   * guesses
   */
  async find(capability: Capability, secret: string, caller: Caller): Promise<Opened | null> {
    return toOpened(await this.row(capability, secret, caller));
  }

  /** As {@link find}. @throws 410, 429 */
  async open(capability: Capability, secret: string, caller: Caller): Promise<Opened> {
    const opened = await this.find(capability, secret, caller);
    if (!opened) throw spent(capability);
    return opened;
  }

  /** Spends a link: of two simultaneous calls, one succeeds. @throws 410, 429 */
  async spend(capability: Capability, secret: string, caller: Caller): Promise<Opened> {
    const row = await this.row(capability, secret, caller);
    const taken = await this.database.execute(
      `UPDATE capabilities c SET uses_left = c.uses_left - 1 WHERE c.id = $3 AND ${IS_OPEN}`,
      [...this.now(), row?.id ?? null],
    );
    const opened = toOpened(row);
    if (taken === 0 || !opened) throw spent(capability);
    return opened;
  }

  private async row(capability: Capability, secret: string, { network }: Caller): Promise<FoundRow | undefined> {
    // Guesses are counted first, so that simultaneous ones can't all pass the limit.
    await this.limits.consume('linkGuesses', network);
    const [row] = await this.database.query<FoundRow>(
      `SELECT c.id, c.subject_id, c.scope, ${IS_OPEN} AS open FROM capabilities c
        WHERE c.secret_hash = $3 AND c.kind = $4`,
      [...this.now(), this.secrets.hash(secret), capability.kind],
    );
    if (row) await this.limits.giveBack('linkGuesses', network);
    return row;
  }

  private newest(capability: Capability, subjectIds: readonly string[], scope: string): Promise<WritableRow[]> {
    return this.database.query<WritableRow>(
      `SELECT DISTINCT ON (c.subject_id) c.id, c.key_id, c.subject_id FROM capabilities c
        WHERE c.subject_id = ANY($3) AND c.kind = $4 AND c.scope = $5 AND c.key_id IS NOT NULL AND ${IS_OPEN}
        ORDER BY c.subject_id, c.id DESC`,
      [...this.now(), subjectIds, capability.kind, scope],
    );
  }

  private async insert(capability: Capability, subjectId: string, scope: string): Promise<string> {
    const { kind, lifeSeconds, uses } = capability;
    const id = await this.database.newId();
    const keyId = this.secrets.currentKey;
    const expiresAt = lifeSeconds === null ? null : new Date(this.clock.now().getTime() + lifeSeconds * 1_000);
    await this.database.execute(
      `INSERT INTO capabilities (id, kind, subject_id, scope, key_id, secret_hash, expires_at, uses_left)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, kind, subjectId, scope, keyId, this.secrets.hash(this.secretOf(capability, id, keyId)), expiresAt, uses],
    );
    return id;
  }

  private address(capability: Capability, { id, key_id: keyId }: Pick<WritableRow, 'id' | 'key_id'>): string {
    return `${this.config.env.PUBLIC_URL}${capability.page}${this.secretOf(capability, id, keyId)}`;
  }

  private secretOf({ kind, secretLength }: Capability, id: string, keyId: string): string {
    return this.secrets.secretOf(kind, id, keyId).slice(0, secretLength);
  }

  /** The parameters of {@link IS_OPEN}. */
  private now(): [Date, readonly string[]] {
    return [this.clock.now(), this.secrets.keys];
  }
}

const toOpened = (row: FoundRow | undefined): Opened | null =>
  row?.open ? { subjectId: row.subject_id, scope: row.scope } : null;

/** The same response for every link that is unknown, used, replaced or expired. */
const spent = ({ advice }: Capability): DomainError =>
  new DomainError('link_spent', {
    detail: filled('This link is incomplete, was already used, or has expired. {advice}', { advice: [advice] }),
  });
