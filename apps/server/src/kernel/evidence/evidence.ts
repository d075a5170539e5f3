import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import type { Json } from './canonical-json.ts';
import {
  type ChainState,
  followChain,
  GENESIS,
  type Head,
  LINES_AFTER,
  macOf,
  sealOfHead,
  type StoredLine,
} from './evidence-chain.ts';

/**
 * Streams of lines for what has to be proved later. Lines are only ever added, each sealed with the previous one and
 * with a key that the database doesn't have. Appending locks only its own stream.
 */
@Injectable()
export class Evidence {
  private readonly ring: ReadonlyMap<string, Buffer>;
  private readonly currentKey: { readonly kid: string; readonly secret: Buffer };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    { env }: Config,
  ) {
    this.ring = new Map(env.EVIDENCE_SECRET.map(({ kid, secret }) => [kid, secret]));
    const [current] = env.EVIDENCE_SECRET;
    if (!current) throw new Error('There is no key for evidence.');
    this.currentKey = current;
  }

  /** Appends a line. Joins the caller's transaction and locks the stream until it ends. @returns its seq */
  async append(stream: string, body: Readonly<Record<string, Json>>): Promise<Head> {
    return this.database.transaction(async () => {
      const { seq, mac: previous } = await this.lockHead(stream);
      const at = this.clock.now();
      const { kid, secret } = this.currentKey;
      const line = { stream, seq: seq + 1, at, body };
      const mac = macOf(line, previous, secret);
      await this.database.query(
        `WITH head AS (UPDATE evidence_streams SET seq = $2, mac = $7, seal = $8 WHERE stream = $1)
         INSERT INTO evidence (stream, seq, at, body, previous, key_id, mac) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [stream, line.seq, at, JSON.stringify(body), previous, kid, mac, this.seal(stream, { seq: line.seq, mac })],
      );
      return { seq: line.seq, mac };
    });
  }

  /** Verifies a stream; `known` as in {@link followChain}. */
  follow(stream: string, ...known: Head[]): Promise<ChainState> {
    const read = (after: number) => this.database.query<StoredLine>(LINES_AFTER, [stream, after]);
    return followChain(read, (kid) => this.ring.get(kid), known);
  }

  /**
   * Seals the heads of streams from before heads were sealed, unless a stream doesn't end there.
   * @returns how many
   */
  async sealHeads(): Promise<number> {
    const rows = await this.database.query<{ stream: string }>(
      'SELECT stream FROM evidence_streams WHERE seal IS NULL AND seq > 0 ORDER BY stream',
    );
    let sealed = 0;
    for (const { stream } of rows) {
      await this.database.transaction(async () => {
        const head = await this.lockHead(stream);
        const { end, brokenAt } = await this.follow(stream, head);
        if (brokenAt !== null || end.mac !== head.mac) return;
        const seal = this.seal(stream, head);
        await this.database.execute('UPDATE evidence_streams SET seal = $2 WHERE stream = $1', [stream, seal]);
        sealed += 1;
      });
    }
    return sealed;
  }

  private seal(stream: string, head: Head): string {
    const { kid, secret } = this.currentKey;
    return `${kid}:${sealOfHead(stream, head, secret)}`;
  }

  /**
   * Returns the heads of streams with lines since a moment. Stored elsewhere, they make it impossible to cut streams
   * off unnoticed.
   */
  headsSince(since: Date): Promise<(Head & { stream: string })[]> {
    return this.database.query(
      'SELECT stream, seq::int, mac FROM evidence_streams WHERE changed_at >= $1 ORDER BY stream',
      [since],
    );
  }

  private async lockHead(stream: string): Promise<Head> {
    const locked = 'SELECT seq::int, mac FROM evidence_streams WHERE stream = $1 FOR UPDATE';
    const [head] = await this.database.query<Head>(locked, [stream]);
    if (head) return head;
    await this.database.query(
      'INSERT INTO evidence_streams (stream, seq, mac) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [stream, GENESIS.seq, GENESIS.mac],
    );
    const [first] = await this.database.query<Head>(locked, [stream]);
    if (!first) throw new Error('A stream of evidence was not begun.');
    return first;
  }
}
