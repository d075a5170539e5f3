import { createHash } from 'node:crypto';

import pg from 'pg';

/** Number of statements that a connection keeps prepared. PostgreSQL uses about 50 kB for each. */
export const MOST_PREPARED = 250;
/** Half of the places go to the first statements, the others to statements that come this often. */
export const USES_FOR_A_PLACE = 3;
/** Number of statements whose uses are counted. */
const MOST_COUNTED = 1_000;

/** SQLSTATE of “cached plan must not change result type”. */
const FEATURE_NOT_SUPPORTED = '0A000';

type Ask = (...asked: unknown[]) => unknown;

/**
 * A connection that prepares repeated statements once. For a page that joins a dozen tables and finds a few rows,
 * PostgreSQL takes many times longer to plan than to run. Queries that services send concurrently in one transaction
 * wait here for their turn, because pg 9 no longer has a queue.
 */
export class PreparingClient extends pg.Client {
  private readonly prepared = new Set<string>();
  private readonly outdated = new Set<string>();
  /** Uses of statements that aren't prepared. */
  private readonly uses = new Map<string, number>();
  /** Number of pending answers. */
  private awaited = 0;
  /** The last pending answer, whether it succeeds or fails. */
  private last: Promise<unknown> = Promise.resolve();

  // The driver's overloads can't be changed here, so the arguments are passed through with an additional name.
  override query = ((...asked: unknown[]): unknown => {
    // Callers that pass a callback or an object that reads its own rows get the answer in their own way.
    if (asked.some((one) => typeof one === 'function' || isSubmittable(one))) return this.ask(...asked);
    const answer = this.awaited === 0 ? this.ask(...asked) : this.last.then(() => this.ask(...asked));
    if (answer instanceof Promise) this.remember(answer);
    return answer;
  }) as pg.Client['query'];

  private remember(answer: Promise<unknown>): void {
    this.awaited += 1;
    const done = (): void => {
      this.awaited -= 1;
    };
    this.last = answer.then(done, done);
  }

  private ask(text?: unknown, values?: unknown, ...others: unknown[]): unknown {
    const ask = super.query.bind(this) as Ask;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return ask(text, values, ...others);
    const name = digestOf(text);
    if (!this.isPrepared(name)) return ask(text, values, ...others);
    const answer = ask({ name, text, values }, ...others);
    return answer instanceof Promise ? answer.catch((error: unknown) => this.forgetOutdated(name, error)) : answer;
  }

  /** Handles a table that a newer version's migration has changed: from then on the statement is planned each time. */
  private forgetOutdated(name: string, error: unknown): never {
    if (error instanceof pg.DatabaseError && error.code === FEATURE_NOT_SUPPORTED) this.outdated.add(name);
    throw error;
  }

  private isPrepared(name: string): boolean {
    if (!this.prepared.has(name) && this.hasPlace(name)) this.prepared.add(name);
    return this.prepared.has(name) && !this.outdated.has(name);
  }

  /** Statements that a process uses once, such as at its start, must not take the places of those it uses all the time. */
  private hasPlace(name: string): boolean {
    if (this.prepared.size >= MOST_PREPARED) return false;
    if (this.prepared.size < MOST_PREPARED / 2) return true;
    return this.countUse(name) >= USES_FOR_A_PLACE;
  }

  private countUse(name: string): number {
    if (this.uses.size >= MOST_COUNTED) this.uses.clear();
    const uses = (this.uses.get(name) ?? 0) + 1;
    this.uses.set(name, uses);
    return uses;
  }
}

const isSubmittable = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'submit' in one && typeof one.submit === 'function';

/** At most 63 characters, because PostgreSQL truncates longer names. */
const digestOf = (text: string): string => createHash('sha1').update(text).digest('base64url');
