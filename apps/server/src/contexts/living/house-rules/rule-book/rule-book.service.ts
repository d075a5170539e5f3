import type { RuleBook } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import { AccountConcurrencyLimiter } from '#kernel/rate-limits/account-concurrency-limiter.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { printedRuleBook } from './printed-rule-book.ts';
import { RulesAcknowledged } from './rule-book.events.ts';
import { toRuleBook } from './rule-book.mapper.ts';
import { RuleBookRepository, type RuleBookRow } from './rule-book.repository.ts';

/** Printing a document takes about 17 MB. */
const PRINTING = { atOnce: 2, mostWaiting: 20, ofOne: { atOnce: 1, mostWaiting: 2 } };

/** Serves the house rules in force. */
@Injectable()
export class RuleBookService {
  private readonly printing = new AccountConcurrencyLimiter(PRINTING);

  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly books: RuleBookRepository,
    private readonly pdf: Pdf,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 */
  async get(actor: Actor, houseId: string): Promise<RuleBook> {
    await this.access.requireHouse(actor, houseId);
    return toRuleBook(houseId, await this.find(houseId), actor);
  }

  /**
   * Stores one acknowledgement per version, however often it is requested. @throws 404; 409 when the house is archived,
   * or with the rules in force when they are a different version
   */
  async acknowledge(actor: Actor, houseId: string, version: number): Promise<RuleBook> {
    await this.access.requireHouseForChange(actor, houseId);
    await this.database.transaction(async () => {
      if (!(await this.books.acknowledge(houseId, version, actor.accountId, this.clock.now()))) return;
      await this.outbox.append(RulesAcknowledged, { house_id: houseId, actor_id: actor.accountId, version });
    });
    const current = toRuleBook(houseId, await this.find(houseId), actor);
    if (current.version === version) return current;
    throw new DomainError('stale_version', { detail: 'The rules have changed since you opened them.', current });
  }

  /** @throws 404; 409 when there are none; 429 or 503 when too many are being printed */
  async print(actor: Actor, houseId: string, reader: Reader): Promise<{ name: string; content: Buffer }> {
    await this.access.requireHouse(actor, houseId);
    const row = await this.find(houseId);
    const { version, began_at: since } = row;
    if (since === null) throw new DomainError('conflict', { detail: 'There are no rules yet.' });
    const shown = { now: this.clock.now(), namesRoomies: actor.role !== 'roomie' };
    const printed = printedRuleBook({ ...row, began_at: since }, reader, shown);
    const content = await this.printing.run(actor.accountId, () => this.pdf.print(printed));
    return { name: `house-rules-${String(version)}`, content };
  }

  private async find(houseId: string): Promise<RuleBookRow> {
    const row = await this.books.find(houseId);
    if (!row) throw notFound();
    return row;
  }
}
