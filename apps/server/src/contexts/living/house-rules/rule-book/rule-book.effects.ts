import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HouseRulesChanged, HousesReadModel } from '#contexts/housing/houses/index.ts';
import { RulesAcknowledged, RulesUnacknowledged } from './rule-book.events.ts';
import { RuleBookRepository } from './rule-book.repository.ts';

const KIND = 'house_rules';
const PAGE = '/rulechange';

/** Declares the effects of house rules: all roomies are asked to read and acknowledge each version. */
@DeclaresEffects()
@Injectable()
export class RuleBookEffects implements EffectsProvider {
  constructor(
    private readonly books: RuleBookRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(HouseRulesChanged, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: ({ house_id, version }) => this.ask('house_rules', house_id, version),
    }),
    when(RulesUnacknowledged, {
      alerts: ({ house_id, version }) => this.ask('house_rules_reminder', house_id, version),
    }),
    when(RulesAcknowledged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'rules_acknowledged', { house }),
      alerts: ({ actor_id, house_id: about }): ClosedQuestion => ({ of: [actor_id], kind: KIND, about }),
    }),
  ];

  private async changed(houseId: string): Promise<Push> {
    return push(await this.houses.listHousehold(houseId), 'rules:changed', { house_id: houseId });
  }

  /**
   * Asks those who haven't acknowledged the version while it is in force. A second request raises a new alert and
   * e-mail.
   */
  private async ask(
    says: 'house_rules' | 'house_rules_reminder',
    houseId: string,
    version: number,
  ): Promise<(ClosedQuestion | RaisedAlert)[]> {
    const book = await this.books.find(houseId);
    if (book?.version !== version) return [];
    const asked = book.roomies.filter((roomie) => roomie.acknowledged_at === null).map(({ id }) => id);
    const phrase = alertSaying(says, { house: book.house_name, version });
    return [
      { of: asked, kind: KIND, about: houseId },
      ...asked.map((to): RaisedAlert => ({ to, kind: KIND, about: houseId, says: phrase, link: PAGE })),
    ];
  }
}
