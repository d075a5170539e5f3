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
import { ChorePlansRepository } from './chore-plans.repository.ts';
import {
  ChoreRetired,
  ChoresAdded,
  ChoresAssigned,
  ChoresDayBegan,
  ChoreStepAdded,
  TurnChanged,
  TurnChangeUndone,
  TurnsMissed,
  TurnsPaused,
  TurnsPlanned,
  TurnsResumed,
} from './chores.events.ts';
import { type ToldMoveRow, TurnChangesRepository } from './turn-changes.repository.ts';
import { type ToldTurnRow, TurnsRepository } from './turns.repository.ts';

const CHORES_PAGE = '/chores';
const ownersPage = (houseId: string): string => `/chores?house=${houseId}`;

/** What a house hears of its chores: everybody that something is different, and each of their own turns. */
@Reactions()
@Injectable()
export class ChoresReactions implements Reacting {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly changes: TurnChangesRepository,
    private readonly plans: ChorePlansRepository,
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
    on(TurnChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'turn_changed', { house }),
      alerts: async ({ actor_id, change_id }) =>
        alertsOfMoves(await this.changes.told(change_id, actor_id), { actor_id, change_id, isUndone: false }),
    }),
    on(TurnChangeUndone, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'turn_change_undone', { house }),
      alerts: async ({ actor_id, change_id }) =>
        alertsOfMoves((await this.changes.told(change_id, actor_id)).map(turnedBack), {
          ...{ actor_id, change_id, isUndone: true },
        }),
    }),
    on(TurnsPlanned, { live: ({ house_id }) => this.changed(house_id) }),
    on(TurnsMissed, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: async ({ house_id, turn_ids }) => [
        ...alertsOf(await this.turns.missedOf(turn_ids), (theirs, house) => ({
          kind: 'chores_missed',
          about: house_id,
          says: alertSaying('chores_missed', { house, chores: theirs.map(named) }),
        })),
        ...(await this.offered(house_id, turn_ids)),
      ],
    }),
    on(TurnsPaused, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: ({ house_id, roomie_id }) => this.paused(house_id, roomie_id),
    }),
    on(TurnsResumed, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'turns_resumed', { house }),
      alerts: async ({ house_id, roomie_id }) => {
        const concerned = await this.plans.pausedIn(house_id, roomie_id);
        const mates = await this.houses.roomiesOf(house_id);
        return {
          of: [...mates, ...(concerned ? [concerned.homeowner_id] : [])],
          kind: 'turns_paused',
          about: roomie_id,
        };
      },
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

  /** To the others, one for all that they may do. */
  private async offered(houseId: string, missedIds: readonly string[]): Promise<RaisedAlert[]> {
    const offers = await this.turns.offersOf(missedIds);
    if (offers.length === 0) return [];
    const mates = await this.houses.roomiesOf(houseId);
    return mates.flatMap((to) => {
      const theirs = offers.filter(({ missed_by: id }) => id !== to);
      const [first] = theirs;
      if (!first) return [];
      const extra = theirs.reduce((sum, offer) => sum + offer.extra, 0);
      const says = alertSaying('chores_offered', { house: first.house, chores: theirs.map(named), extra });
      return [{ to, kind: 'chores_offered', about: houseId, link: CHORES_PAGE, says }];
    });
  }

  /** They should talk about it: whoever stopped, those who do the work, and the homeowner. */
  private async paused(houseId: string, roomieId: string): Promise<RaisedAlert[]> {
    const paused = await this.plans.pausedIn(houseId, roomieId);
    if (!paused) return [];
    const { first_name: name, house, homeowner_id: owner } = paused;
    const about = { kind: 'turns_paused', about: roomieId } as const;
    const mates = (await this.houses.roomiesOf(houseId)).filter((id) => id !== roomieId);
    return [
      { ...about, to: roomieId, link: CHORES_PAGE, says: alertSaying('turns_paused_own', { house }) },
      ...[...mates.map((to) => ({ to, link: CHORES_PAGE })), { to: owner, link: ownersPage(houseId) }].map(
        (told): RaisedAlert => ({
          ...{ ...about, ...told, names: [roomieId] },
          says: alertSaying('turns_paused', { name, house }),
        }),
      ),
    ];
  }

  private async changed(houseId: string): Promise<Push> {
    return tell(await this.houses.audienceOf(houseId), 'chores:changed', { house_id: houseId });
  }
}

const named = ({ catalogue, name }: Pick<ToldTurnRow, 'catalogue' | 'name'>) => ({ catalogue, name });

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

const turnedBack = (move: ToldMoveRow): ToldMoveRow => ({ ...move, from_id: move.to_id, to_id: move.from_id });

/** Everybody whose turns are others now, apart from who did it. */
function alertsOfMoves(
  moves: readonly ToldMoveRow[],
  { actor_id, change_id, isUndone }: { actor_id: string; change_id: string; isUndone: boolean },
): RaisedAlert[] {
  const concerned = new Set(moves.flatMap(({ from_id, to_id }) => [from_id ?? [], to_id ?? []].flat()));
  concerned.delete(actor_id);
  return [...concerned].map((to) => ({
    ...{ to, link: CHORES_PAGE, kind: 'turn_changed', about: change_id },
    says: alertSaying('turn_changed', {
      name: moves[0]?.actor ?? '',
      how: moves[0]?.how ?? 'swap',
      isUndone,
      gained: moves.filter(({ to_id }) => to_id === to).map(turnTold),
      lost: moves.filter(({ from_id }) => from_id === to).map(turnTold),
    }),
  }));
}

const turnTold = ({ catalogue, name, due_on: day }: ToldMoveRow) => ({ chore: { catalogue, name }, day });
