import { createHash } from 'node:crypto';

import pg from 'pg';

/** Statements that a connection keeps planned. PostgreSQL takes about 50 kB for each. */
export const MOST_PREPARED = 250;

/** SQLSTATE of “cached plan must not change result type”. */
const FEATURE_NOT_SUPPORTED = '0A000';

type Ask = (...asked: unknown[]) => unknown;

/**
 * A connection on which what is asked again is planned once. For a statement of a page, which joins a dozen tables and finds
 * a few rows, PostgreSQL takes many times longer to plan than to run. What is asked while another answer is awaited, as by
 * services that ask side by side in one transaction, waits here for its turn: pg 9 has no queue of its own any more.
 */
export class PreparingClient extends pg.Client {
  private readonly prepared = new Set<string>();
  private readonly outdated = new Set<string>();
  /** How many answers are still to come. */
  private awaited = 0;
  /** The last of them, whatever it will be. */
  private last: Promise<unknown> = Promise.resolve();

  // Overloads of the driver, none of which is ours to change: what is asked goes through as it came, beside a name.
  override query = ((...asked: unknown[]): unknown => {
    // Those who gave a callback or an object that reads its rows itself hear of the answer in their own way.
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

  /** A migration of a newer version has given a table another column: the statement is planned each time from now on. */
  private forgetOutdated(name: string, error: unknown): never {
    if (error instanceof pg.DatabaseError && error.code === FEATURE_NOT_SUPPORTED) this.outdated.add(name);
    throw error;
  }

  private isPrepared(name: string): boolean {
    if (this.prepared.size < MOST_PREPARED) this.prepared.add(name);
    return this.prepared.has(name) && !this.outdated.has(name);
  }
}

const isSubmittable = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'submit' in one && typeof one.submit === 'function';

/** At most 63 characters, as PostgreSQL tells names apart. */
const digestOf = (text: string): string => createHash('sha1').update(text).digest('base64url');
