import type { actOnShowing, ParsedInput, Showing } from '@common-roof/contracts';
import { type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ApplicantsService } from '#contexts/letting/listings/ads/applicants.service.ts';
import { ChangeShowing, factsOf } from './change-showing.ts';
import { ShowingReminders } from './showing-reminders.ts';
import { ShowingTimesService } from './showing-times.service.ts';
import { ShowingMoved, ShowingProposed } from './showings.events.ts';
import { toShowing } from './showings.mapper.ts';
import { type ShowingRow, ShowingsRepository } from './showings.repository.ts';

type Act = ParsedInput<typeof actOnShowing>['body'];
type Propose = Extract<Act, { action: 'propose' }>;
type Change = Exclude<Act, { action: 'propose' }>;

/** Lets homeowners and the roomies of their rooms act on showings. */
@Injectable()
export class ShowingsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly showings: ShowingsRepository,
    private readonly change: ChangeShowing,
    private readonly times: ShowingTimesService,
    private readonly reminders: ShowingReminders,
    private readonly applicants: ApplicantsService,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless room, showing and applicant are the caller's, or for a housemate; 403 for an action of the other
   * party; 409 when the time is taken, the version is stale or the state has changed; 422 for an invalid time
   */
  async act(actor: Actor, roomId: string, body: Act, origin: RequestOrigin): Promise<Showing> {
    const { relation, houseId } = await this.access.requireRoomForChange(actor, roomId);
    const visitor = await this.findMailRecipient(body);
    if (visitor !== null) await this.limits.takeMailToStranger(actor.accountId, visitor);
    const id = await this.database.transaction(async () => {
      if (body.action === 'propose') {
        if (relation === 'member') throw forbidden('Only the homeowner can propose a showing.');
        return this.propose(actor, roomId, houseId, body, origin);
      }
      const row = await this.showings.lock(body.showing_id);
      if (row?.room_id !== roomId) throw notFound();
      if (relation === 'member') await this.answer(actor, row, body);
      else await this.decide(actor, row, body, origin);
      return row.id;
    });
    return toShowing(await this.found(id), actor, this.clock.now());
  }

  /**
   * Finds the visitor whose e-mail limit a proposal or a move counts against; null for other actions. A cancellation is
   * always e-mailed.
   */
  private async findMailRecipient(body: Act): Promise<string | null> {
    if (body.action === 'propose') return body.applicant_id ?? body.visitor?.email ?? null;
    if (body.action !== 'move') return null;
    const row = await this.showings.find(body.showing_id);
    return row ? (row.applicant_id ?? row.email) : null;
  }

  private async propose(
    actor: Actor,
    roomId: string,
    houseId: string,
    { applicant_id: applicantId, visitor, starts_at, minutes, note }: Propose,
    origin: RequestOrigin,
  ): Promise<string> {
    const { lived, ...span } = await this.times.plan(roomId, houseId, new Date(starts_at), minutes);
    const person =
      applicantId !== undefined
        ? ofApplicant(await this.applicants.showTo(actor, applicantId, roomId))
        : {
            applicantId: null,
            firstName: visitor?.first_name ?? '',
            lastName: visitor?.last_name ?? '',
            email: visitor?.email ?? '',
            phone: visitor?.phone ?? null,
          };
    const showing = { ...span, ...person, roomId, note: note.trim(), visitorTold: !lived };
    const id = await this.showings.insert(showing, this.clock.now());
    await this.reminders.plan(id, span);
    const row = await this.found(id);
    await this.outbox.append(ShowingProposed, { ...factsOf(row, actor.accountId), version: row.version });
    await this.audit.recordAdmin(actor, 'showing.propose', id, origin);
    return id;
  }

  /** The homeowner acts, or an admin for them. */
  private async decide(actor: Actor, row: ShowingRow, body: Change, origin: RequestOrigin): Promise<void> {
    this.requireVersion(actor, row, body.version);
    switch (body.action) {
      case 'move': {
        this.change.require(row, 'move');
        const { lived, ...span } = await this.times.plan(
          row.room_id,
          row.house_id,
          new Date(body.starts_at),
          body.minutes ?? minutesOf(row),
        );
        await this.showings.move(row, span, row.visitor_told || !lived);
        await this.reminders.plan(row.id, span);
        await this.outbox.append(ShowingMoved, factsOf(row, actor.accountId));
        break;
      }
      case 'cancel':
        await this.change.cancel(row, 'homeowner', body.reason, actor.accountId);
        break;
      case 'confirm':
        if (row.roomie_id !== null) throw forbidden('Only the roomie can confirm this showing.');
        await this.change.confirm(row, 'homeowner', actor.accountId);
        break;
      case 'decline':
        throw forbidden('Only the roomie can decline this showing. You can cancel it.');
    }
    await this.audit.recordAdmin(actor, `showing.${body.action}`, row.id, origin);
  }

  /** The roomie of the room on that day answers. */
  private async answer(actor: Actor, row: ShowingRow, body: Change): Promise<void> {
    if (row.roomie_id !== actor.accountId) throw notFound();
    if (body.action === 'move' || body.action === 'cancel') {
      throw forbidden('Only the homeowner can move or cancel this showing. You can decline it.');
    }
    this.requireVersion(actor, row, body.version);
    if (body.action === 'confirm') await this.change.confirm(row, 'roomie', actor.accountId);
    else await this.change.cancel(row, 'roomie', body.reason, actor.accountId);
  }

  private requireVersion(actor: Actor, row: ShowingRow, version: number): void {
    if (row.version === version) return;
    const detail = 'This showing has changed since you opened it.';
    throw new DomainError('stale_version', { detail, current: toShowing(row, actor, this.clock.now()) });
  }

  private async found(id: string): Promise<ShowingRow> {
    const row = await this.showings.find(id);
    if (!row) throw notFound();
    return row;
  }
}

const forbidden = (detail: WholeSentence): DomainError => new DomainError('forbidden', { detail });

const minutesOf = ({ starts_at, ends_at }: ShowingRow): number => (ends_at.getTime() - starts_at.getTime()) / 60_000;

const ofApplicant = (row: Awaited<ReturnType<ApplicantsService['showTo']>>) => ({
  applicantId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
});
