import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import {
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { ChoreFeedbackGiven, ChoreFeedbackRemoved, ChoreFeedbackResolved } from './chore-feedback.events.ts';
import { ChoreFeedbackRepository } from './chore-feedback.repository.ts';

interface AboutChore {
  readonly house_id: string;
  readonly chore_id: string;
}

/** Tells the house that there is feedback. The homeowner and the roomie who has the chore next get its text. */
@DeclaresEffects()
@Injectable()
export class ChoreFeedbackEffects implements EffectsProvider {
  constructor(
    private readonly feedback: ChoreFeedbackRepository,
    private readonly houses: HousesReadModel,
    private readonly clock: Clock,
  ) {}

  readonly effects = [
    when(ChoreFeedbackGiven, {
      live: (event) => this.updated(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'chore_feedback_given', { house }),
      alerts: async ({ house_id, chore_id, feedback_id }) => {
        const told = await this.feedback.findForEffects(feedback_id, this.clock.now());
        if (!told) return null;
        const { house, homeowner_id: owner, author_id: author, holder_id: holder, first_name: name } = told;
        const chore = { catalogue: told.catalogue, name: told.name };
        const about = { kind: 'chore_feedback', about: feedback_id, names: [author] } as const;
        const says = alertSaying('chore_feedback', { name, chore, house });
        const links = [
          { to: owner, link: `/feedback?house=${house_id}&chore=${chore_id}` },
          ...(holder === null ? [] : [{ to: holder, link: `/chores/all?said=${chore_id}` }]),
        ];
        return links.filter(({ to }) => to !== author).map((each): RaisedAlert => ({ ...each, ...about, says }));
      },
    }),
    when(ChoreFeedbackResolved, {
      live: (event) => this.updated(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'chore_feedback_seen_to', { house }),
    }),
    when(ChoreFeedbackRemoved, {
      live: (event) => this.updated(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'chore_feedback_removed', { house }),
      alerts: async ({ house_id, feedback_id }) => ({
        of: await this.houses.listAudience(house_id),
        kind: 'chore_feedback',
        about: feedback_id,
      }),
    }),
  ];

  private async updated({ house_id, chore_id }: AboutChore): Promise<Push> {
    return push(await this.houses.listAudience(house_id), 'feedback:updated', { house_id, chore_id });
  }
}
