import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { AdClosed } from '#contexts/letting/listings/ads/ads.events.ts';
import { EndSuggestions } from './end-suggestions.ts';
import { SuggestionLapsed } from './suggestions.events.ts';
import { SuggestionsRepository } from './suggestions.repository.ts';

const CLOSE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Ends suggestions that nobody answers any more. */
@Injectable()
export class SuggestionsHandlers {
  constructor(
    private readonly suggestions: SuggestionsRepository,
    private readonly ending: EndSuggestions,
  ) {}

  @EventHandler(AdClosed, { id: 'close-suggestions-of-ad', ...CLOSE })
  async adClosed({ ad_id }: EventOf<typeof AdClosed>): Promise<void> {
    await this.ending.close(await this.suggestions.idsWaitingFor(ad_id));
  }

  @EventHandler(SuggestionLapsed, { id: 'close-unanswered-suggestion', ...CLOSE })
  async lapsed({ suggestion_id }: EventOf<typeof SuggestionLapsed>): Promise<void> {
    await this.ending.close([suggestion_id]);
  }
}
