import {
  keptSince,
  SUGGESTION_KEPT_DAYS,
  SUGGESTION_MAIL_PAUSE_DAYS,
  UNCONFIRMED_KEPT_DAYS,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { SuggestedAddressesRepository } from './suggested-addresses.repository.ts';
import { SuggestionsRepository } from './suggestions.repository.ts';

const BATCH = 500;
const FORGET = { queue: 'recalculation', effect: 'transaction' } as const;
const HASHED = 'A hash that only compares: whose address it is cannot be read from it.';

/** People who were suggested for a room. They didn't enter their data themselves, so it is deleted with every answer. */
@DeclaresPersonalData()
@Injectable()
export class SuggestionsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly suggestions: SuggestionsRepository,
    private readonly addresses: SuggestedAddressesRepository,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('room_suggestions', {
      export: { room_suggestions: ({ id, newest }) => this.suggestions.exportFor(id, newest) },
      forget: async (id) => this.register.forgetStrangers(await this.suggestions.idsOfSuggester(id)),
      forgetStranger: (id) => this.suggestions.forget(id),
      periods: [
        {
          of: 'surname, address and reason',
          days: UNCONFIRMED_KEPT_DAYS,
          after: 'they were entered, unless an answer or the end of the ad comes first',
          job: 'close-unanswered-suggestion',
        },
        { days: SUGGESTION_KEPT_DAYS, after: 'an answer or the end', job: 'forget-old-suggestions' },
      ],
    }),
    personalData('suggestion_mails', {
      retained: { address_hash: HASHED },
      periods: [{ days: SUGGESTION_MAIL_PAUSE_DAYS, after: 'the e-mail', job: 'forget-old-suggestions' }],
    }),
    personalData('suggestion_refusals', { retained: { address_hash: HASHED } }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-suggestions', ...FORGET })
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    const ended = keptSince(now, SUGGESTION_KEPT_DAYS);
    await this.register.forgetStrangers(await this.suggestions.idsEndedBefore(ended, BATCH));
    await this.addresses.forgetMailsBefore(keptSince(now, SUGGESTION_MAIL_PAUSE_DAYS));
  }
}
