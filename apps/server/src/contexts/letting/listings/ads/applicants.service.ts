import {
  type Applicant,
  type CallResponse,
  type listApplicants,
  type listWaitingApplicants,
  type moveApplicant,
  type Page,
  type ParsedInput,
} from '@common-roof/contracts';
import { type ApplicantAction, applicantMachine, canBeShown, moveTo } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ApplicantMoved } from './ads.events.ts';
import { toApplicant } from './ads.mapper.ts';
import { AdsRepository } from './ads.repository.ts';
import { ApplicantDeadlines } from './applicant-deadlines.ts';
import { type ApplicantOfAdRow, ApplicantsRepository } from './applicants.repository.ts';

const ADS_SHOWN = 20;

/** Lets a homeowner read applications and decide on them. */
@Injectable()
export class ApplicantsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly ads: AdsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly deadlines: ApplicantDeadlines,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the ad belongs to one of the caller's houses */
  async list(
    actor: Actor,
    adId: string,
    { state, ...query }: ParsedInput<typeof listApplicants>['query'],
    origin: RequestOrigin,
  ): Promise<Page<Applicant>> {
    const ad = await this.ads.find(adId);
    if (!ad) throw notFound();
    await this.access.requireHouse(actor, ad.house_id);
    if (actor.role === 'admin') {
      await this.audit.append({
        event: 'sensitive_read',
        actor,
        targetId: adId,
        details: { what: 'applicants' },
        origin,
      });
    }
    return toPage(await this.applicants.list(adId, state, query), toApplicant);
  }

  /** @throws 404; 409 when the move cannot follow, or the applicant was moved by another request */
  async move(
    actor: Actor,
    id: string,
    { to, version }: ParsedInput<typeof moveApplicant>['body'],
    origin: RequestOrigin,
  ): Promise<Applicant> {
    await this.requireOwn(actor, id);
    return this.database.transaction(async () => {
      const applicant = await this.locked(id);
      if (applicant.version !== version) {
        const detail = 'This applicant was moved in another window, or withdrew.';
        throw new DomainError('stale_version', { detail, current: toApplicant(applicant) });
      }
      await this.advance(actor.accountId, applicant, moveTo(to), false);
      await this.audit.recordAdmin(actor, 'applicant.move', id, origin);
      return toApplicant(await this.locked(id));
    });
  }

  /**
   * Part of making an offer, in its transaction.
   * @throws 404 unless the applicant applied for that room, 409 when the room can no longer be offered to them
   */
  async offerTo(actor: Actor, id: string, roomId: string): Promise<ApplicantOfAdRow> {
    await this.requireOwn(actor, id);
    const applicant = await this.locked(id);
    if (applicant.room_id !== roomId) throw notFound();
    await this.advance(actor.accountId, applicant, 'offer', true);
    return applicant;
  }

  /**
   * Part of proposing a showing, in its transaction: the applicant is informed by the showing's e-mail.
   * @throws 404 unless the applicant applied for that room, 409 when a showing is no longer possible for them
   */
  async showTo(actor: Actor, id: string, roomId: string): Promise<ApplicantOfAdRow> {
    await this.requireOwn(actor, id);
    const applicant = await this.locked(id);
    if (applicant.room_id !== roomId) throw notFound();
    if (!canBeShown(applicant.state)) {
      const detail = 'This applicant cannot be shown the room any more.';
      throw new DomainError('conflict', { detail, current: { state: applicant.state } });
    }
    if (applicantMachine.allows('show', applicant.state)) await this.advance(actor.accountId, applicant, 'show', true);
    return applicant;
  }

  /**
   * Part of withdrawing an offer, in its transaction. The offer's own e-mail informs the applicant.
   * @param how withdrawn: the room could be offered again; lost: the room is gone
   */
  async offerTakenBack(actorId: string, id: string, how: 'offerWithdrawn' | 'offerLost'): Promise<void> {
    const applicant = await this.applicants.lock(id);
    if (applicant && applicantMachine.allows(how, applicant.state)) await this.advance(actorId, applicant, how, true);
  }

  /** Part of signing, countersigning or declining an offer, in its transaction. */
  async offerAnswered(actorId: string, id: string, how: 'offerTaken' | 'offerDeclined'): Promise<void> {
    const applicant = await this.applicants.lock(id);
    if (applicant && applicantMachine.allows(how, applicant.state)) await this.advance(actorId, applicant, how, true);
  }

  async waiting(actor: Actor): Promise<CallResponse<typeof listWaitingApplicants>> {
    const rows = await this.applicants.listWaiting(actor.accountId, ADS_SHOWN);
    return {
      applicants: rows.reduce((sum, { waiting }) => sum + waiting, 0),
      ads: rows.map(({ id, title, waiting, since }) => ({ _id: id, title, waiting, since: toTimestamp(since) })),
    };
  }

  /** @throws 409 when the action cannot follow */
  private async advance(
    actorId: string,
    row: ApplicantOfAdRow,
    action: ApplicantAction,
    quiet: boolean,
  ): Promise<void> {
    const { state: to, version } = await this.applicants.advance(row.id, action, this.clock.now());
    await (to === 'new' ? this.deadlines.waits(row.id, row.ad_id) : this.deadlines.answered(row.id));
    const moved = { applicant_id: row.id, ad_id: row.ad_id, actor_id: actorId, to, version, quiet };
    await this.outbox.append(ApplicantMoved, moved);
  }

  /** An application counts only once its address is confirmed. */
  private async requireOwn(actor: Actor, id: string): Promise<void> {
    const applicant = await this.applicants.find(id);
    if (!applicant?.confirmed_at) throw notFound();
    await this.access.requireHouseForChange(actor, applicant.house_id);
  }

  private async locked(id: string): Promise<ApplicantOfAdRow> {
    const applicant = await this.applicants.lock(id);
    if (!applicant) throw notFound();
    return applicant;
  }
}
