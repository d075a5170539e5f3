import { LIMITS } from '@common-roof/contracts';
import { fillPlaceholders } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { documentOf, writtenDown } from '#contexts/letting/leasing/templates/agreement-html.ts';
import {
  type Place,
  PlaceholderValuesService,
} from '#contexts/letting/leasing/templates/placeholder-values.service.ts';
import { accountOf, AgreementRecord, type Stepper } from './agreement-record.ts';
import type { AgreementEntity } from './agreement.entity.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { AgreementTextsRepository, type NewText } from './agreement-texts.repository.ts';
import { AGREEMENTS, AgreementsRepository } from './agreements.repository.ts';
import type { Party } from './party-details.ts';

/** What the text of an agreement depends on besides its room. */
export type About = Pick<
  AgreementEntity,
  'room_id' | 'roomie_id' | 'starts_on' | 'ends_on' | 'rent_minor' | 'deposit_minor' | 'language'
> &
  Partial<Pick<AgreementEntity, 'rent_period'>> &
  Party;

/** Fills in the texts of agreements and stores them by version. */
@Injectable()
export class AgreementTexts {
  constructor(
    private readonly values: PlaceholderValuesService,
    private readonly texts: AgreementTextsRepository,
    private readonly agreements: AgreementsRepository,
    private readonly record: AgreementRecord,
    private readonly states: States,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces placeholders with the values of a room, a person and the terms of a lease; placeholders without a value
   * remain.
   * @param known the room, when the caller has it
   * @returns canonical HTML
   * @throws 422 when the result is too long
   */
  async fill(source: string, about: About, known?: Place): Promise<string> {
    const place = known ?? (await this.values.findPlace(about.room_id));
    const ofStay = about.roomie_id !== null && place.roomie_id === about.roomie_id;
    const values = this.values.valuesOf(
      {
        ...place,
        roomie_id: about.roomie_id,
        roomie_first_name: about.party_first_name,
        roomie_last_name: about.party_last_name,
        roomie_email: about.party_email,
        roomie_phone: about.party_phone,
        rent_minor: about.rent_minor ?? place.rent_minor,
        rent_period: about.rent_minor === null ? place.rent_period : (about.rent_period ?? 'month'),
        deposit_minor: about.deposit_minor ?? place.deposit_minor,
        // The terms of a lease take precedence: without an end date it has none.
        starts_on: about.starts_on ?? (ofStay ? place.starts_on : null),
        ends_on: about.starts_on === null && ofStay ? place.ends_on : about.ends_on,
      },
      about.language,
    );
    return writtenDown(fillPlaceholders(documentOf(source), values));
  }

  /**
   * Adds the next version, with the columns of the agreement that change; joins the caller's transaction.
   * @param wanted the new content, still with the number of the previous version.
   * @returns it with its own number
   * @throws 409 when another lease of the same person is in progress
   */
  async addNext(wanted: AgreementWithText, by: Stepper): Promise<AgreementWithText> {
    const next = { ...wanted, text_version: wanted.text_version + 1 };
    const { id, source, text, text_version, title, type, starts_on, ends_on, rent_minor, deposit_minor } = next;
    const { rent_period, charged_from, opening_minor } = next;
    await this.insert(id, text_version, { source, text }, by);
    await this.agreements.oneUnderWay(() =>
      this.states.advance(AGREEMENTS, 'write', id, {
        set: {
          text_version,
          title,
          type,
          starts_on,
          ends_on,
          rent_minor,
          rent_period,
          deposit_minor,
          charged_from,
          opening_minor,
        },
      }),
    );
    await this.record.append('rewritten', next, by);
    return next;
  }

  /** Joins the caller's transaction. */
  async insert(id: string, number: number, written: Pick<NewText, 'source' | 'text'>, by: Stepper): Promise<void> {
    await this.texts.insert(id, number, { ...written, authorId: accountOf(by) }, this.clock.now());
  }

  /** @throws 422 when a homeowner stores more text than the maximum */
  async requireSpace(homeownerId: string, characters: number): Promise<void> {
    if ((await this.texts.sumBytes(homeownerId)) + characters <= LIMITS.agreementBytes) return;
    throw unacceptable('agreement', 'This is more text than we can store. Shorten it.');
  }
}
