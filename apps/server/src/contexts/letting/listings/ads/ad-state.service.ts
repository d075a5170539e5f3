import type { AdStep, OwnAd } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AdClosed, AdDiscarded, AdOpened, AdPaused, ApplicantMoved } from './ads.events.ts';
import { ADS, AdsRepository, type OwnAdRow } from './ads.repository.ts';
import { ApplicantDeadlines } from './applicant-deadlines.ts';
import { ApplicantsRepository } from './applicants.repository.ts';
import { ReadAdsService } from './read-ads.service.ts';
import { requireNotesRead } from './wording.ts';

@Injectable()
export class AdStateService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly ads: AdsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly deadlines: ApplicantDeadlines,
    private readonly reader: ReadAdsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 409 when the step cannot follow or the room is occupied; 422 when the wording notes were not read */
  async step(actor: Actor, id: string, step: AdStep, read: boolean, origin: RequestOrigin): Promise<OwnAd> {
    await this.requireOwn(actor, id);
    await this.database.transaction(async () => {
      if (step === 'pause') await this.pause(actor, id);
      else await this.open(actor, id, step, read);
      await this.audit.recordAdmin(actor, `ad.${step}`, id, origin);
    });
    return this.reader.getOwn(actor, id);
  }

  /** Joins the caller's transaction. The caller has checked access. */
  async open(actor: Actor, id: string, action: 'publish' | 'resume' | 'reopen', read: boolean): Promise<void> {
    const now = this.clock.now();
    await this.ads.advance(id, action, action === 'resume' ? {} : { opened_at: now, closed_at: null });
    const ad = await this.found(id);
    if ((await this.ads.findVacancy(ad.room_id))?.occupied !== false) {
      throw new DomainError('conflict', {
        detail: 'This room is occupied and no notice has been given. You can advertise it once notice is given.',
      });
    }
    requireNotesRead(ad, read || ad.wording_read_at !== null);
    if (read && ad.wording_read_at === null) await this.ads.write(id, { ...textOf(ad), wordingReadAt: now });
    await this.outbox.append(AdOpened, { ad_id: id, house_id: ad.house_id, actor_id: actor.accountId });
  }

  /**
   * Deletes a draft and closes any other ad; applicants who are waiting get an answer.
   * @throws 404, 409 closed already
   */
  async close(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.requireOwn(actor, id);
    await this.database.transaction(async () => {
      const ad = await this.locked(id);
      await this.endAd(ad, actor.accountId);
      await this.audit.recordAdmin(actor, 'ad.close', id, origin);
    });
  }

  /** Closes an ad because its room is no longer available. Does nothing when the ad is gone or closed. */
  async endRunning(place: { roomId: string } | { houseId: string }): Promise<void> {
    await this.database.transaction(async () => {
      for (const id of await this.ads.listRunning(place)) {
        const ad = await this.ads.lock(id);
        // A draft is not public yet and may become valid again.
        if (ad && (ad.state === 'open' || ad.state === 'paused')) await this.endAd(ad, null);
      }
    });
  }

  /**
   * Lists the room again from the day on which it is available now.
   * @throws 404 without an ad, 409 and 422 as {@link step}
   */
  async listAgain(actor: Actor, roomId: string, origin: RequestOrigin): Promise<OwnAd> {
    await this.access.requireRoomForChange(actor, roomId);
    const id = await this.database.transaction(async () => {
      const last = await this.ads.lastOfRoom(roomId);
      if (last === undefined) throw notFound();
      const ad = await this.locked(last);
      requireAllowed(ADS, 'reopen', ad.state);
      const freeOn = (await this.ads.findVacancy(roomId))?.free_on ?? dayIn(ad.time_zone, this.clock.now());
      await this.ads.write(last, { ...textOf(ad), availableFrom: freeOn });
      await this.open(actor, last, 'reopen', false);
      await this.audit.recordAdmin(actor, 'ad.list-again', last, origin);
      return last;
    });
    return this.reader.getOwn(actor, id);
  }

  private async pause(actor: Actor, id: string): Promise<void> {
    await this.ads.advance(id, 'pause');
    const ad = await this.found(id);
    await this.outbox.append(AdPaused, { ad_id: id, house_id: ad.house_id, actor_id: actor.accountId });
  }

  private async endAd(ad: OwnAdRow, actorId: string | null): Promise<void> {
    const { id: adId, house_id: houseId, homeowner_id: homeownerId } = ad;
    if (ad.state === 'draft' && actorId !== null) {
      await this.ads.advance(adId, 'discard');
      const discarded = { ad_id: adId, house_id: houseId, homeowner_id: homeownerId, actor_id: actorId };
      await this.outbox.append(AdDiscarded, discarded);
      return;
    }
    await this.ads.advance(adId, 'close', { closed_at: this.clock.now() });
    const declined = await this.applicants.declineHopeful(adId, this.clock.now());
    await this.deadlines.answered(...declined.map(({ id }) => id));
    for (const { id, version } of declined) {
      const moved = { applicant_id: id, ad_id: adId, actor_id: actorId, version, quiet: false };
      await this.outbox.append(ApplicantMoved, { ...moved, to: 'declined' });
    }
    await this.outbox.append(AdClosed, { ad_id: adId, house_id: houseId, actor_id: actorId });
  }

  private async requireOwn(actor: Actor, id: string): Promise<void> {
    const ad = await this.ads.find(id);
    if (!ad) throw notFound();
    await this.access.requireHouseForChange(actor, ad.house_id);
  }

  private async found(id: string): Promise<OwnAdRow> {
    const ad = await this.ads.find(id);
    if (!ad) throw notFound();
    return ad;
  }

  private async locked(id: string): Promise<OwnAdRow> {
    const ad = await this.ads.lock(id);
    if (!ad) throw notFound();
    return ad;
  }
}

const textOf = (ad: OwnAdRow) => ({
  title: ad.title,
  text: ad.text,
  rentMinor: Number(ad.rent_minor),
  depositMinor: Number(ad.deposit_minor),
  availableFrom: ad.available_from,
  questions: ad.questions,
  wordingReadAt: ad.wording_read_at,
});
