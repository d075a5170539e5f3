import { UNCONFIRMED_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { defineCapability } from '#kernel/capabilities/capability.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { SuggestionEnded, SuggestionLapsed } from './suggestions.events.ts';
import { type SuggestionRow, SuggestionsRepository } from './suggestions.repository.ts';

const LIFE_SECONDS = UNCONFIRMED_KEPT_DAYS * 86_400;

/**
 * Shows a suggested person the room, and takes their answer. Its scope says which address must not be written to again
 * about which house, also once the suggestion is deleted.
 */
export const SUGGESTION_LINK = defineCapability({
  kind: 'room-suggestion',
  page: '/room-suggestion?token=',
  lifeSeconds: LIFE_SECONDS,
  uses: null,
  advice: 'Open rooms are on our page for everyone.',
});

type Refusal = Pick<SuggestionRow, 'house_id' | 'address_hash'>;

export const scopeOf = ({ house_id, address_hash }: Refusal): string => `${house_id}:${address_hash}`;

export function refusalIn(scope: string): Refusal {
  const [house_id = '', address_hash = ''] = scope.split(':');
  return { house_id, address_hash };
}

type Told = Pick<SuggestionRow, 'id' | 'house_id' | 'suggester_id'>;

/** Ends suggestions. Each method joins the caller's transaction. */
@Injectable()
export class EndSuggestions {
  constructor(
    private readonly suggestions: SuggestionsRepository,
    private readonly register: PersonalData,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Schedules the end of the time to answer, which is the link's. */
  async scheduleLapse(id: string): Promise<void> {
    await this.scheduledEvents.schedule(SuggestionLapsed, {
      key: id,
      at: new Date(this.clock.now().getTime() + LIFE_SECONDS * 1_000),
      payload: { suggestion_id: id },
    });
  }

  async unscheduleLapse(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(SuggestionLapsed, id);
  }

  /** Closes suggestions that still wait, of an ad or the time that ended. The link can still refuse further e-mails. */
  async close(ids: readonly string[]): Promise<void> {
    for (const id of await this.suggestions.close(ids, this.clock.now())) {
      await this.unscheduleLapse(id);
      const suggestion = await this.suggestions.find(id);
      if (suggestion) await this.tell(suggestion);
    }
  }

  /** Deletes a suggestion, and what e-mails were about. The link can still refuse further ones until it expires. */
  async forget(suggestion: Told): Promise<void> {
    await this.suggestions.forget(suggestion.id);
    await this.unscheduleLapse(suggestion.id);
    await this.register.forgetStrangers([suggestion.id]);
    await this.tell(suggestion);
  }

  async tell({ id, house_id, suggester_id }: Told): Promise<void> {
    await this.outbox.append(SuggestionEnded, { suggestion_id: id, house_id, suggester_id });
  }
}
