import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  activity,
  DeclaresEffects,
  type EffectsProvider,
  push,
  type Push,
  type RequestedEmail,
  when,
} from '#kernel/events/effects.ts';
import { ApplicantsRepository } from '#contexts/letting/listings/ads/applicants.repository.ts';
import { PersonSuggested, SuggestionApplied, SuggestionEnded } from './suggestions.events.ts';
import { SuggestionsRepository } from './suggestions.repository.ts';

/** Declares what follows from suggestions. Homeowners hear of a person only once they apply; see `AdsEffects`. */
@DeclaresEffects()
@Injectable()
export class SuggestionsEffects implements EffectsProvider {
  constructor(
    private readonly suggestions: SuggestionsRepository,
    private readonly applicants: ApplicantsRepository,
  ) {}

  readonly effects = [
    when(PersonSuggested, {
      live: (event) => changed(event),
      activity: ({ suggester_id, house_id: house }) => activity(suggester_id, 'person_suggested', { house }),
      mail: (event) => this.ask(event),
    }),
    when(SuggestionApplied, {
      live: (event) => changed(event),
      mail: (event) => this.confirm(event),
    }),
    when(SuggestionEnded, { live: (event) => changed(event) }),
  ];

  private async ask({ suggestion_id }: EventOf<typeof PersonSuggested>): Promise<RequestedEmail | null> {
    const row = await this.suggestions.find(suggestion_id);
    if (!row || row.email === null || !row.is_mailed) return null;
    const to = { id: null, email: row.email, locale: row.locale };
    return { template: 'room-suggestion', to, data: { suggestion_id } };
  }

  private async confirm({ applicant_id }: EventOf<typeof SuggestionApplied>): Promise<RequestedEmail | null> {
    const row = await this.applicants.find(applicant_id);
    if (!row) return null;
    const to = { id: null, email: row.email, locale: row.locale };
    return { template: 'room-application-sent', to, data: { applicant_id } };
  }
}

const changed = ({ suggester_id, house_id }: EventOf<typeof SuggestionEnded>): Push =>
  push([suggester_id], 'suggestion:changed', { house_id });
