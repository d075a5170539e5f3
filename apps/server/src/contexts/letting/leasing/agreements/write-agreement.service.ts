import type { AgreementType, editAgreement, leaseOfRoomie, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { PlaceholderValuesService } from '#contexts/letting/leasing/templates/placeholder-values.service.ts';
import { textOf } from '#contexts/letting/leasing/templates/text-of.ts';
import type { ByActor } from './agreement-record.ts';
import { AgreementTexts } from './agreement-texts.ts';
import { AgreementWritten } from './agreements.events.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { AgreementsRepository } from './agreements.repository.ts';
import { NO_PAST, pastIn, requirePast } from './lease-past.ts';
import { MakeAgreementService, NO_TERMS, type Terms, termsFor } from './make-agreement.service.ts';
import { partyIn } from './party-details.ts';
import { requireFollows, SendAgreementService } from './send-agreement.service.ts';
import { isOfAnother } from './signing-parties.ts';

type Edit = ParsedInput<typeof editAgreement>['body'];
export type LeaseText = Extract<ParsedInput<typeof leaseOfRoomie>['body'], { agreement: string }>;
type Change = Partial<
  Pick<Edit, 'title' | 'type' | 'version' | 'starts_on' | 'ends_on' | 'rent' | 'rent_period' | 'deposit' | 'past'>
> & {
  /** Canonical HTML. */
  readonly source: string;
};

/** Writes agreements for one person. */
@Injectable()
export class WriteAgreementService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly making: MakeAgreementService,
    private readonly sending: SendAgreementService,
    private readonly texts: AgreementTexts,
    private readonly places: PlaceholderValuesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Edits the text of a roomie's agreement. One in force remains: a draft is made that replaces it once signed.
   * @returns the id of the written agreement
   * @throws 404 unless it is an agreement between the two; 409 stale, signed or over; 422 for an invalid text
   */
  async edit(
    actor: Actor,
    roomieId: string,
    { agreement_id: id, agreement, ...change }: Edit,
    origin: RequestOrigin,
  ): Promise<string> {
    await this.access.requireOwnRoomie(actor, roomieId);
    const source = textOf(agreement);
    return this.database.transaction(async () => {
      const row = await this.agreements.lock(id);
      if (row?.roomie_id !== roomieId || isOfAnother(actor, row)) throw notFound();
      const by = { actor, origin };
      if (row.state === 'active' || isAtEndOfTerm(row)) return this.follow(row, { source, ...change }, by);
      await this.rewrite(row, { source, ...change }, by);
      return id;
    });
  }

  /**
   * Writes the lease of a roomie: the one in progress, else a new draft that replaces the one in force.
   * @returns its id
   * @throws 404; 409 stale, signed, or when the roomie has no tenancy; 422
   */
  async writeLease(
    actor: Actor,
    roomieId: string,
    { agreement, title, language, ...change }: LeaseText,
    origin: RequestOrigin,
  ): Promise<string> {
    await this.access.requireOwnRoomie(actor, roomieId);
    const source = textOf(agreement);
    return this.database.transaction(async () => {
      const by = { actor, origin };
      const underWay = await this.agreements.leaseUnderWay(roomieId);
      if (underWay !== undefined) {
        const row = await this.sending.locked(underWay);
        if (isOfAnother(actor, row)) throw notFound();
        await this.rewrite(row, { source, ...(title === undefined ? {} : { title }), ...change }, by);
        return underWay;
      }
      const inForce = await this.agreements.findLease(roomieId, ['active', 'pre_released']);
      if (inForce !== undefined) {
        const row = await this.sending.locked(inForce);
        if (isOfAnother(actor, row)) throw notFound();
        requireNoNotice(row);
        return this.follow(row, { source, ...(title === undefined ? {} : { title }), type: 'lease', ...change }, by);
      }
      const roomId = await this.agreements.findRoom(roomieId);
      if (roomId === undefined)
        throw new DomainError('conflict', { detail: 'This roomie doesn’t live in a house right now.' });
      const place = await this.places.findPlace(roomId);
      const agreement = {
        homeowner_id: place.homeowner_id,
        house_id: place.house_id,
        room_id: roomId,
        roomie_id: roomieId,
        prospect_id: null,
        template_id: null,
        supersedes_id: null,
        title: title ?? 'Lease',
        type: 'lease' as const,
        language: language ?? 'en',
        ...termsFor(place, change),
      };
      const made = await this.making.draft({ agreement, party: partyIn(place), source, place }, by);
      return made.id;
    });
  }

  /**
   * Adds the next version of an unsigned text; joins the caller's transaction. Writes nothing when nothing differs.
   * @throws 409 for a stale version or a signed text; 422 for an end before the beginning, or too much text
   */
  async rewrite(row: AgreementWithText, change: Change, by: ByActor): Promise<void> {
    requireFollows('write', row);
    if (change.version !== undefined && change.version !== row.version) {
      throw new DomainError('stale_version', {
        detail: 'The agreement was changed in another window.',
        current: { version: row.version },
      });
    }
    const { title = row.title, source } = change;
    const terms = await this.termsAfter(row, change);
    if (change.past !== undefined) requirePast({ ...row, ...terms }, row.time_zone, this.clock.now());
    await this.keep(row, { ...row, ...terms, title, source }, by);
  }

  /** The same text with other terms; joins the caller's transaction. @throws as {@link rewrite} */
  async rewriteTerms(row: AgreementWithText, terms: Terms, by: ByActor): Promise<void> {
    requireFollows('write', row);
    await this.keep(row, { ...row, ...terms }, by);
  }

  private async keep(row: AgreementWithText, wanted: AgreementWithText, by: ByActor): Promise<void> {
    const past = pastIn(wanted, row.time_zone, this.clock.now());
    const next = { ...wanted, ...past, text: await this.texts.fill(wanted.source, wanted) };
    if (JSON.stringify(next) === JSON.stringify(row)) return;
    if (row.state === 'sent') await this.sending.requireComplete(next);
    if (row.text_version >= MOST_VERSIONS) {
      throw new DomainError('conflict', { detail: 'This agreement was changed too often. Make a new one.' });
    }
    await this.texts.requireSpace(row.homeowner_id, next.source.length + next.text.length);
    await this.texts.addNext(next, by);
    await this.sending.publish(AgreementWritten, row, by);
  }

  /** Omitted terms come from the lease, or from the room and the tenancy for an agreement that becomes a lease. */
  private async termsAfter(row: AgreementWithText, change: Change): Promise<Terms & { type: AgreementType }> {
    const { type = row.type } = change;
    if (type !== 'lease') return { type, ...NO_TERMS };
    const before = row.type === 'lease' ? await this.termsNow(row) : await this.places.findPlace(row.room_id);
    return { type, ...termsFor(before, change) };
  }

  /** A lease that follows another proposes the rent that was announced last, not the one that was signed. */
  private async termsNow(row: AgreementWithText): Promise<ReturnType<typeof termsIn>> {
    const announced = await this.agreements.rentAnnouncedLast(row.id);
    return termsIn(announced === undefined ? row : { ...row, rent_minor: announced });
  }

  private async follow(row: AgreementWithText, change: Change, by: ByActor): Promise<string> {
    const { homeowner_id, house_id, room_id, roomie_id, prospect_id, template_id, language } = row;
    const agreement = {
      homeowner_id,
      house_id,
      room_id,
      roomie_id,
      prospect_id,
      template_id,
      language,
      ...(await this.termsAfter(row, change)),
      // Only the first lease has a past.
      ...(change.past === undefined ? NO_PAST : {}),
      supersedes_id: row.id,
      title: change.title ?? row.title,
    };
    const made = await this.making.draft({ agreement, party: row, source: change.source }, by);
    return made.id;
  }
}

/** It ends as agreed; a new one can be agreed on. */
const isAtEndOfTerm = ({ state, notice_by: by }: AgreementWithText): boolean =>
  state === 'pre_released' && by === 'term';

/** A lease under notice cannot be followed by another until the notice is withdrawn. @throws 409 */
export function requireNoNotice(row: AgreementWithText): void {
  const { state } = row;
  if (state !== 'pre_released' || isAtEndOfTerm(row)) return;
  throw new DomainError('conflict', {
    detail: 'Notice was given on this stay. Take it back first.',
    current: { state },
  });
}

/** More than the versions that a person writes. */
const MOST_VERSIONS = 200;

const termsIn = ({
  starts_on,
  ends_on,
  rent_minor,
  rent_period,
  deposit_minor,
  currency,
  ...row
}: AgreementWithText) => ({
  charged_from: row.charged_from,
  opening_minor: row.opening_minor,
  starts_on,
  ends_on,
  rent_minor: rent_minor ?? '0',
  rent_period,
  deposit_minor: deposit_minor ?? '0',
  currency,
});
