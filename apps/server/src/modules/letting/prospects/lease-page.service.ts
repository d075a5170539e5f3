import type { changeProspect, LeaseOfferAnswer, ParsedInput, ProspectState } from '@common-roof/contracts';
import { prospectStateAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '../../../platform/capabilities/capabilities.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import type { RequestOrigin } from '../../../platform/http/actor.ts';
import { DomainError, notFound } from '../../../platform/http/domain-error.ts';
import { LEASE_LINK } from './lease-link.ts';
import { ProspectActed } from './prospects.events.ts';
import { toLeaseOffer } from './prospects.mapper.ts';
import { type ProspectRow, ProspectsRepository } from './prospects.repository.ts';

type Correction = Extract<ParsedInput<typeof changeProspect>['body'], { action: 'correct' }>;

/** What the holder of a lease link sees and does, without an account. Every try counts, so that nobody guesses. */
@Injectable()
export class LeasePageService {
  constructor(
    private readonly database: Database,
    private readonly prospects: ProspectsRepository,
    private readonly capabilities: Capabilities,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a link that is not ours or was replaced, 429 */
  async read(slug: string, origin: RequestOrigin): Promise<LeaseOfferAnswer> {
    const { id, house_id } = await this.find(slug, origin);
    await this.database.transaction(async () => {
      const row = await this.prospects.lock(id);
      if (!row || !this.isOpen(row) || row.state === 'viewed') return;
      await this.prospects.markViewed(row, this.clock.now());
      await this.outbox.append(ProspectActed, { prospect_id: id, house_id });
    });
    return this.answer(id);
  }

  /** The prospect's own name and phone. @throws 404, 409 once the offer is over, 429 */
  async correct(
    slug: string,
    { first_name, last_name, phone }: Correction,
    origin: RequestOrigin,
  ): Promise<LeaseOfferAnswer> {
    return this.act(slug, origin, (row) =>
      this.prospects.correct(row.id, { firstName: first_name, lastName: last_name, phone }),
    );
  }

  /** The prospect has read this version. @throws 404, 409 where it is not the newest or the offer is over, 429 */
  async sayRead(slug: string, version: number, origin: RequestOrigin): Promise<LeaseOfferAnswer> {
    return this.act(slug, origin, async (row) => {
      if (version !== row.lease_version) {
        throw new DomainError('stale_version', { detail: 'There is a newer text. Please read that one.' });
      }
      await this.prospects.markLeaseRead(row.id, version);
    });
  }

  private async act(
    slug: string,
    origin: RequestOrigin,
    work: (row: ProspectRow) => Promise<void>,
  ): Promise<LeaseOfferAnswer> {
    const { id } = await this.find(slug, origin);
    await this.database.transaction(async () => {
      const row = await this.prospects.lock(id);
      if (!row || !this.isOpen(row)) throw new DomainError('conflict', { detail: 'This offer is over.' });
      await work(row);
      await this.outbox.append(ProspectActed, { prospect_id: row.id, house_id: row.house_id });
    });
    return this.answer(id);
  }

  private async find(slug: string, origin: RequestOrigin): Promise<ProspectRow> {
    const opened = await this.capabilities.find(LEASE_LINK, slug, origin);
    const row = opened && (await this.prospects.find(opened.subjectId));
    if (!row) throw notFound();
    return row;
  }

  private async answer(id: string): Promise<LeaseOfferAnswer> {
    const row = await this.prospects.find(id);
    if (!row) throw notFound();
    const state = this.stateOf(row);
    // Who holds a link to an offer that is over learns that, and nothing of the place any more.
    if (state === 'withdrawn' || state === 'expired') return { state, homeowner: row.homeowner_name };
    return toLeaseOffer(row, await this.prospects.leaseText(row.id, row.lease_version));
  }

  private isOpen(row: ProspectRow): boolean {
    const state = this.stateOf(row);
    return state === 'invited' || state === 'viewed';
  }

  /** A place that was given up is withdrawn from its bearer at once, before the offer itself is. */
  private stateOf(row: ProspectRow): ProspectState {
    const state = prospectStateAt(row.state, row.expires_at, this.clock.now());
    return row.place_open || (state !== 'invited' && state !== 'viewed') ? state : 'withdrawn';
  }
}
