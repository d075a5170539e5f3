import { randomUUID } from 'node:crypto';

import type { changeAd, createAd, OwnAd, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { RoomsReadModel } from '#contexts/housing/houses/index.ts';
import { AdStateService } from './ad-state.service.ts';
import { AdChanged, AdWritten } from './ads.events.ts';
import { toOwnAd } from './ads.mapper.ts';
import { ADS, AdsRepository, type AdText, type OwnAdRow } from './ads.repository.ts';
import { ReadAdsService } from './read-ads.service.ts';
import { hasNotes, requireNotesRead, sameWords } from './wording.ts';

type Changes = ParsedInput<typeof changeAd>['body'];

@Injectable()
export class WriteAdService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly ads: AdsRepository,
    private readonly rooms: RoomsReadModel,
    private readonly states: AdStateService,
    private readonly reader: ReadAdsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the room is in one of the caller's houses; 409 while the house is a draft, when the room has an
   * ad or, to publish, when the room is occupied; 422 when the wording notes were not read
   */
  async create(
    actor: Actor,
    { room_id: roomId, publish, wording_read: read, ...said }: ParsedInput<typeof createAd>['body'],
    origin: RequestOrigin,
  ): Promise<OwnAd> {
    const { houseId } = await this.access.requireRoomForChange(actor, roomId);
    const id = await this.database.transaction(async () => {
      const house = await this.rooms.lockHouse(houseId);
      if (!house) throw notFound();
      if (house.state !== 'open') {
        throw new DomainError('conflict', { detail: 'Finish the house first: its rooms can be advertised then.' });
      }
      const text: AdText = {
        title: said.title,
        text: said.text,
        rentMinor: minorOf(said.rent, house.currency, 'rent'),
        depositMinor: minorOf(said.deposit, house.currency, 'deposit'),
        availableFrom: said.available_from,
        questions: toQuestions(said.questions, []),
        wordingReadAt: read && hasNotes(said) ? this.clock.now() : null,
      };
      const adId = await this.ads.insert(house.homeowner_id, houseId, roomId, text);
      await this.outbox.append(AdWritten, { ad_id: adId, house_id: houseId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'ad.write', adId, origin);
      if (publish) await this.states.open(actor, adId, 'publish', read);
      return adId;
    });
    return this.reader.getOwn(actor, id);
  }

  /**
   * Fields that the body leaves out do not change.
   * @throws 404; 409 closed, or stale with the current ad; 422 as {@link create}
   */
  async change(
    actor: Actor,
    id: string,
    { version, wording_read: read, ...said }: Changes,
    origin: RequestOrigin,
  ): Promise<OwnAd> {
    const found = await this.ads.find(id);
    if (!found) throw notFound();
    await this.access.requireHouseForChange(actor, found.house_id);
    await this.database.transaction(async () => {
      const ad = await this.ads.lock(id);
      if (!ad) throw notFound();
      requireAllowed(ADS, 'edit', ad.state);
      if (ad.version !== version) {
        const current = toOwnAd(ad, []);
        throw new DomainError('stale_version', { detail: 'The ad was changed in another window.', current });
      }
      const next = this.over(ad, said, read);
      if (ad.state === 'open') requireNotesRead(next, next.wordingReadAt !== null);
      await this.ads.write(id, next);
      await this.outbox.append(AdChanged, { ad_id: id, house_id: ad.house_id, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'ad.change', id, origin);
    });
    return this.reader.getOwn(actor, id);
  }

  /** Merges the changes into the ad. Notes that were read for the same words need not be read again. */
  private over(ad: OwnAdRow, said: Omit<Changes, 'version' | 'wording_read'>, read: boolean): AdText {
    const words = {
      title: said.title ?? ad.title,
      text: said.text ?? ad.text,
      questions: said.questions === undefined ? ad.questions : toQuestions(said.questions, ad.questions),
    };
    const kept = sameWords(words, ad) ? ad.wording_read_at : null;
    return {
      ...words,
      rentMinor: said.rent === undefined ? Number(ad.rent_minor) : minorOf(said.rent, ad.currency, 'rent'),
      depositMinor:
        said.deposit === undefined ? Number(ad.deposit_minor) : minorOf(said.deposit, ad.currency, 'deposit'),
      availableFrom: said.available_from === undefined ? ad.available_from : said.available_from,
      wordingReadAt: read && hasNotes(words) ? this.clock.now() : kept,
    };
  }
}

type Said = NonNullable<Changes['questions']>;

/**
 * A question keeps its id while it exists, so that answers refer to it.
 * @throws 422 for an id that the ad does not have
 */
function toQuestions(said: Said, current: OwnAdRow['questions']): OwnAdRow['questions'] {
  const known = new Set(current.map(({ id }) => id));
  return said.map(({ id, text, required }, at) => {
    if (id !== undefined && !known.delete(id))
      throw unacceptable(`questions.${String(at)}.id`, 'This isn’t part of this ad.');
    return { id: id ?? randomUUID(), text: text.trim(), required };
  });
}
