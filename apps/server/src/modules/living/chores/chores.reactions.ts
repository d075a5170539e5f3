import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import {
  did,
  on,
  type Push,
  type RaisedAlert,
  type Reacting,
  Reactions,
  tell,
} from '../../../platform/events/reactions.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import {
  ChoreRetired,
  ChoresAdded,
  ChoresAssigned,
  ChoresDayBegan,
  ChoreStepAdded,
  TurnsMissed,
  TurnsPlanned,
} from './chores.events.ts';
import { type ToldTurnRow, TurnsRepository } from './turns.repository.ts';

const CHORES_PAGE = '/chores';

/** What a house hears of its chores: everybody that something is different, and each of their own turns. */
@Reactions()
@Injectable()
export class ChoresReactions implements Reacting {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly houses: HousesRepository,
    private readonly clock: Clock,
  ) {}

  readonly reactions = [
    on(ChoresAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'chores_added', { house }),
    }),
    on(ChoreStepAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'chore_changed', { house }),
    }),
    on(ChoreRetired, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'chore_retired', { house }),
    }),
    on(ChoresAssigned, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'chores_assigned', { house }),
    }),
    on(TurnsPlanned, { live: ({ house_id }) => this.changed(house_id) }),
    on(TurnsMissed, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: async ({ house_id, turn_ids }) =>
        alertsOf(await this.turns.missedOf(turn_ids), (theirs, house) => ({
          kind: 'chores_missed',
          about: house_id,
          says: alertSaying('chores_missed', { house, chores: theirs.map(named) }),
        })),
    }),
    on(ChoresDayBegan, {
      alerts: async ({ house_id, day }) =>
        alertsOf(await this.turns.remindedOf(house_id, day, this.clock.now()), (theirs, house) => ({
          kind: 'chores_due',
          about: house_id,
          says: alertSaying('chores_due', {
            house,
            today: theirs.filter(({ due_on }) => due_on === day).map(named),
            tomorrow: theirs.filter(({ due_on }) => due_on > day).map(named),
          }),
        })),
    }),
  ];

  private async changed(houseId: string): Promise<Push> {
    return tell(await this.houses.audienceOf(houseId), 'chores:changed', { house_id: houseId });
  }
}

const named = ({ catalogue, name }: ToldTurnRow) => ({ catalogue, name });

/** One for each roomie, however many turns it is about. */
const alertsOf = (
  turns: readonly ToldTurnRow[],
  say: (theirs: readonly ToldTurnRow[], house: string) => Pick<RaisedAlert, 'kind' | 'about' | 'says'>,
): RaisedAlert[] =>
  [...Map.groupBy(turns, ({ assignee_id: roomieId }) => roomieId)].map(([to, theirs]) => ({
    to,
    link: CHORES_PAGE,
    ...say(theirs, theirs[0]?.house ?? ''),
  }));
