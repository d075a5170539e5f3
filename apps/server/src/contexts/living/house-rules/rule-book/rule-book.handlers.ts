import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HouseRulesChanged } from '#contexts/housing/houses/index.ts';
import { RulesUnacknowledged } from './rule-book.events.ts';
import { RuleBookRepository } from './rule-book.repository.ts';

/** Milliseconds after which roomies who have not acknowledged a version are reminded. */
const REMIND_AFTER = 7 * 86_400_000;

@Injectable()
export class RuleBookHandlers {
  constructor(
    private readonly books: RuleBookRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** A newer version moves the reminder. */
  @EventHandler(HouseRulesChanged, { id: 'plan-rules-reminder', queue: 'recalculation', effect: 'transaction' })
  async plan({ house_id, version }: EventOf<typeof HouseRulesChanged>): Promise<void> {
    const book = await this.books.find(house_id);
    if (book?.version !== version) return;
    const at = new Date((book.began_at ?? this.clock.now()).getTime() + REMIND_AFTER);
    await this.scheduledEvents.schedule(RulesUnacknowledged, { key: house_id, at, payload: { house_id, version } });
  }
}
