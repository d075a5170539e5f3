import {
  type addAgreementToRoomie,
  type CallResponse,
  type ParsedInput,
  type sendAgreementToHouse,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import {
  type Place,
  PlaceholderValuesService,
  type PlaceLivedIn,
} from '#contexts/letting/leasing/templates/placeholder-values.service.ts';
import { ReadTemplatesService } from '#contexts/letting/leasing/templates/read-templates.service.ts';
import { AgreementRecord, type ByActor } from './agreement-record.ts';
import { AgreementTexts } from './agreement-texts.ts';
import { AgreementWritten } from './agreements.events.ts';
import { toAgreement } from './agreements.mapper.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { AgreementsRepository, type NewAgreement } from './agreements.repository.ts';
import { type Party, partyIn } from './party-details.ts';
import { type Past, pastIn, requirePast } from './lease-past.ts';
import { periodAfter } from './rent-period.ts';
import { SendAgreementService } from './send-agreement.service.ts';

export type Terms = Pick<
  NewAgreement,
  'starts_on' | 'ends_on' | 'rent_minor' | 'rent_period' | 'deposit_minor' | 'charged_from' | 'opening_minor'
>;
type GivenTerms = Pick<
  ParsedInput<typeof addAgreementToRoomie>['body'],
  'starts_on' | 'ends_on' | 'rent' | 'rent_period' | 'deposit' | 'past'
>;

type Template = Awaited<ReturnType<ReadTemplatesService['toSend']>>;

interface Draft {
  readonly agreement: NewAgreement;
  readonly party: Party;
  /** Canonical HTML. */
  readonly source: string;
  /** Its room, when the caller has it. */
  readonly place?: Place;
}

/** Creates agreements for a person: from a template, or from a text that was written for them alone. */
@Injectable()
export class MakeAgreementService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly templates: ReadTemplatesService,
    private readonly places: PlaceholderValuesService,
    private readonly texts: AgreementTexts,
    private readonly sending: SendAgreementService,
    private readonly record: AgreementRecord,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an agreement from a template for the roomie in a room.
   * @returns its id
   * @throws 404 unless room and template are the caller's; 409 when the room is empty or a lease is in progress; 422
   * for placeholders without a value, when it is to be sent
   */
  async forRoom(
    actor: Actor,
    roomId: string,
    { template_id: templateId, state, ...terms }: ParsedInput<typeof addAgreementToRoomie>['body'],
    origin: RequestOrigin,
  ): Promise<string> {
    await this.access.requireRoomForChange(actor, roomId);
    return this.database.transaction(async () => {
      const by = { actor, origin };
      const place = await this.places.findPlace(roomId);
      const template = await this.templates.toSend(place.homeowner_id, templateId);
      const row = await this.fromTemplate(template, place, terms, by);
      if (state === 'sent') await this.sending.sendFilled(row, by);
      return row.id;
    });
  }

  /** Sends a template to every roomie of a house who does not have it; all or none. @throws as {@link forRoom} */
  async forHouse(
    actor: Actor,
    houseId: string,
    templateId: string,
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof sendAgreementToHouse>> {
    await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      const have = await this.agreements.whoHas(templateId, houseId);
      const places = await this.places.livedIn(houseId);
      if (places.length === 0) throw new DomainError('conflict', { detail: 'Nobody lives in this house.' });
      const wanting = places.filter(({ roomie_id: id }) => !have.has(id));
      const sent = await this.sendTo(wanting, templateId, { actor, origin });
      const now = this.clock.now();
      const rows = await this.agreements.findAll(sent);
      return {
        items: rows.map((row) => toAgreement(row, now)),
        had_it: places.filter((place) => !wanting.includes(place)).map(nameOf),
      };
    });
  }

  /** Stores a draft; joins the caller's transaction. @throws 409 while a lease is in progress, 422 for too much text */
  async draft({ agreement: given, party, source, place: known }: Draft, by: ByActor): Promise<AgreementWithText> {
    const place = known ?? (await this.places.findPlace(given.room_id));
    const now = this.clock.now();
    requirePast(given, place.time_zone, now);
    const agreement = { ...given, ...pastIn(given, place.time_zone, now) };
    const text = await this.texts.fill(source, { ...party, ...agreement }, place);
    await this.texts.requireSpace(agreement.homeowner_id, source.length + text.length);
    const id = await this.agreements.insert(agreement, now);
    await this.texts.insert(id, 1, { source, text }, by);
    const row = await this.sending.locked(id);
    await this.record.append('created', row, by);
    await this.sending.publish(AgreementWritten, row, by);
    return row;
  }

  /** @returns the ids of the agreements */
  private async sendTo(places: readonly PlaceLivedIn[], templateId: string, by: ByActor): Promise<string[]> {
    const [first] = places;
    if (!first) return [];
    const template = await this.templates.toSend(first.homeowner_id, templateId);
    const sent: string[] = [];
    for (const place of places) {
      const row = await this.fromTemplate(template, place, {}, by);
      await this.sending.sendFilled(row, by);
      sent.push(row.id);
    }
    return sent;
  }

  private async fromTemplate(
    template: Template,
    place: Place,
    given: GivenTerms,
    by: ByActor,
  ): Promise<AgreementWithText> {
    if (place.roomie_id === null) throw new DomainError('conflict', { detail: 'Nobody lives in this room.' });
    const before = template.type === 'lease' ? await this.agreements.leaseToFollow(place.roomie_id) : undefined;
    const agreement = {
      homeowner_id: place.homeowner_id,
      house_id: place.house_id,
      room_id: place.room_id,
      roomie_id: place.roomie_id,
      prospect_id: null,
      template_id: template.id,
      // An agreement in force is replaced.
      supersedes_id: before ?? null,
      title: template.title,
      type: template.type,
      language: template.language,
      ...(template.type === 'lease' ? termsFor(place, given) : NO_TERMS),
    };
    return this.draft({ agreement, party: partyIn(place), source: template.text, place }, by);
  }
}

const nameOf = (place: Place): string => `${place.roomie_first_name ?? ''} ${place.roomie_last_name ?? ''}`;

export const NO_TERMS: Terms = {
  starts_on: null,
  ends_on: null,
  rent_minor: null,
  rent_period: 'month',
  deposit_minor: null,
  charged_from: null,
  opening_minor: null,
};

/** Omitted terms come from the room and the tenancy. @throws 422 for an end before the beginning */
export function termsFor(
  before: Pick<Place, 'starts_on' | 'ends_on' | 'rent_minor' | 'rent_period' | 'deposit_minor' | 'currency'> &
    Partial<Past>,
  given: GivenTerms,
): Terms {
  const startsOn = given.starts_on ?? before.starts_on;
  if (startsOn === null) throw unacceptable('starts_on', 'This can’t be empty.');
  const endsOn = given.ends_on === undefined ? before.ends_on : given.ends_on;
  if (endsOn !== null && endsOn <= startsOn) throw unacceptable('ends_on', 'Enter a day after the first day.');
  return {
    starts_on: startsOn,
    ends_on: endsOn,
    rent_period: periodAfter(before.rent_period, given),
    rent_minor: given.rent === undefined ? before.rent_minor : String(minorOf(given.rent, before.currency, 'rent')),
    deposit_minor:
      given.deposit === undefined ? before.deposit_minor : String(minorOf(given.deposit, before.currency, 'deposit')),
    ...(given.past === undefined
      ? { charged_from: before.charged_from ?? null, opening_minor: before.opening_minor ?? null }
      : { charged_from: given.past.charged_from, opening_minor: signedMinor(given.past, before.currency) }),
  };
}

/** @throws 422 when the amount does not fit the decimals of the currency */
function signedMinor({ opening_balance: said }: NonNullable<GivenTerms['past']>, currency: string): string {
  const isAdvance = said.startsWith('-');
  const minor = minorOf(isAdvance ? said.slice(1) : said, currency, 'past.opening_balance');
  return String(isAdvance && minor !== 0 ? -minor : minor);
}
