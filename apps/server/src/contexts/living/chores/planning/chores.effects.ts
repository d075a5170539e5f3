import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
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
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { ChorePlansRepository } from './chore-plans.repository.ts';
import {
  ChoreRetired,
  ChoresAdded,
  ChoresAssigned,
  ChoresDayBegan,
  ChoreStepAdded,
  SwapRequested,
  SwapClosed,
  TurnChanged,
  TurnChangeUndone,
  TurnsMissed,
  TurnsPaused,
  TurnsPlanned,
  TurnsResumed,
} from './chores.events.ts';
import { type TurnMoveReadModelRow, TurnChangesRepository } from './turn-changes.repository.ts';
import { ExtraTurnsRepository } from './extra-turns.repository.ts';
import { type TurnReadModelRow, TurnsRepository } from './turns.repository.ts';

const CHORES_PAGE = '/chores';
const DAY_MS = 86_400_000;
const ownersPage = (houseId: string): string => `/chores?house=${houseId}`;

interface Changed {
  readonly house_id: string;
  readonly actor_id: string;
  readonly change_id: string;
}

/**
 * Declares the effects of chores: the whole house learns that something changed, and each roomie learns about their own
 * turns.
 */
@DeclaresEffects()
@Injectable()
export class ChoresEffects implements EffectsProvider {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly extraTurns: ExtraTurnsRepository,
    private readonly changes: TurnChangesRepository,
    private readonly plans: ChorePlansRepository,
    private readonly houses: HousesReadModel,
    private readonly clock: Clock,
  ) {}

  readonly effects = [
    when(ChoresAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'chores_added', { house }),
    }),
    when(ChoreStepAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'chore_changed', { house }),
    }),
    when(ChoreRetired, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'chore_retired', { house }),
    }),
    when(ChoresAssigned, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'chores_assigned', { house }),
    }),
    when(TurnChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'turn_changed', { house }),
      alerts: (event) => this.changedTurns(event, false),
    }),
    when(TurnChangeUndone, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'turn_change_undone', { house }),
      alerts: (event) => this.changedTurns(event, true),
    }),
    when(SwapRequested, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'swap_asked', { house }),
      alerts: async ({ house_id, asked_id }) => [await this.swapRequested(house_id, asked_id)],
    }),
    when(SwapClosed, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: async ({ house_id, asked_id, change_id, actor_id }) => [
        await this.swapRequested(house_id, asked_id),
        ...(await this.declined(change_id, actor_id)),
      ],
    }),
    when(TurnsPlanned, { live: ({ house_id }) => this.changed(house_id) }),
    when(TurnsMissed, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: async ({ house_id, turn_ids }) => [
        ...alertsOf(await this.turns.listMissed(turn_ids), (theirs, house) => ({
          kind: 'chores_missed',
          about: house_id,
          says: alertSaying('chores_missed', { house, chores: theirs.map(named) }),
        })),
        ...(await this.offered(house_id, turn_ids)),
      ],
    }),
    when(TurnsPaused, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: ({ house_id, roomie_id }) => this.paused(house_id, roomie_id),
    }),
    when(TurnsResumed, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'turns_resumed', { house }),
      alerts: async ({ house_id, roomie_id }) => {
        const concerned = await this.plans.pausedIn(house_id, roomie_id);
        const mates = await this.houses.listRoomies(house_id);
        return {
          of: [...mates, ...(concerned ? [concerned.homeowner_id] : [])],
          kind: 'turns_paused',
          about: roomie_id,
        };
      },
    }),
    when(ChoresDayBegan, {
      alerts: async ({ house_id, day }) =>
        alertsOf(await this.turns.listReminded(house_id, day, this.clock.now()), (theirs, house) => ({
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

  /**
   * Alerts every roomie whose turns changed, except the one who made the change. One alert covers all changes of a day.
   */
  private async changedTurns({ house_id, actor_id, change_id }: Changed, isUndone: boolean): Promise<RaisedAlert[]> {
    const told = await this.changes.findForEffects(change_id, actor_id);
    const moves = isUndone ? told.map(turnedBack) : told;
    const concerned = new Set(moves.flatMap(({ from_id, to_id }) => [from_id ?? [], to_id ?? []].flat()));
    concerned.delete(actor_id);
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const alerts: RaisedAlert[] = [];
    for (const to of concerned) {
      const recent = await this.changes.listRecent(house_id, to, since);
      const count = new Set(recent.map(({ change_id: id }) => id)).size;
      const holding = recent.filter(({ holds }) => holds);
      const says =
        count > 1
          ? alertSaying('turns_changed', {
              count,
              gained: holding.filter(({ to_id }) => to_id === to).map(turnTold),
              lost: holding.filter(({ from_id }) => from_id === to).map(turnTold),
            })
          : alertSaying('turn_changed', {
              name: moves[0]?.actor ?? '',
              how: moves[0]?.how ?? 'swap',
              isUndone,
              gained: moves.filter(({ to_id }) => to_id === to).map(turnTold),
              lost: moves.filter(({ from_id }) => from_id === to).map(turnTold),
            });
      alerts.push({ to, link: CHORES_PAGE, kind: 'turn_changed', about: house_id, says });
    }
    return alerts;
  }

  /** Raises one alert for all swaps that wait for a roomie's answer, and closes it when none waits. */
  private async swapRequested(houseId: string, to: string): Promise<RaisedAlert | ClosedQuestion> {
    const about = { kind: 'swap_asked', about: houseId } as const;
    const moves = await this.changes.listAsks(houseId, to);
    const [first] = moves;
    if (!first) return { of: [to], ...about };
    const says = alertSaying('swap_asked', {
      name: first.actor,
      count: new Set(moves.map(({ change_id: id }) => id)).size,
      gained: moves.filter(({ to_id }) => to_id === to).map(turnTold),
      lost: moves.filter(({ from_id }) => from_id === to).map(turnTold),
    });
    return { ...about, to, link: CHORES_PAGE, says };
  }

  private async declined(changeId: string, actorId: string): Promise<RaisedAlert[]> {
    const change = await this.changes.find(changeId);
    if (change?.is_agreed !== false) return [];
    const [first] = await this.changes.findForEffects(changeId, actorId);
    const says = alertSaying('swap_declined', { name: first?.actor ?? '' });
    return [{ to: change.actor_id, link: CHORES_PAGE, kind: 'turn_changed', about: changeId, says }];
  }

  /** Raises one alert for the other roomies that covers all turns on offer. */
  private async offered(houseId: string, missedIds: readonly string[]): Promise<RaisedAlert[]> {
    const offers = await this.extraTurns.listOffers(missedIds);
    if (offers.length === 0) return [];
    const mates = await this.houses.listRoomies(houseId);
    return mates.flatMap((to) => {
      const theirs = offers.filter(({ missed_by: id }) => id !== to);
      const [first] = theirs;
      if (!first) return [];
      const extra = theirs.reduce((sum, offer) => sum + offer.extra, 0);
      const says = alertSaying('chores_offered', { house: first.house, chores: theirs.map(named), extra });
      return [{ to, kind: 'chores_offered', about: houseId, link: CHORES_PAGE, says }];
    });
  }

  /** Alerts everyone who should talk about it: the paused roomie, those who do the work, and the homeowner. */
  private async paused(houseId: string, roomieId: string): Promise<RaisedAlert[]> {
    const paused = await this.plans.pausedIn(houseId, roomieId);
    if (!paused) return [];
    const { first_name: name, house, homeowner_id: owner } = paused;
    const about = { kind: 'turns_paused', about: roomieId } as const;
    const mates = (await this.houses.listRoomies(houseId)).filter((id) => id !== roomieId);
    return [
      { ...about, to: roomieId, link: CHORES_PAGE, says: alertSaying('turns_paused_own', { house }) },
      ...[...mates.map((to) => ({ to, link: CHORES_PAGE })), { to: owner, link: ownersPage(houseId) }].map(
        (told): RaisedAlert => ({
          ...about,
          ...told,
          names: [roomieId],
          says: alertSaying('turns_paused', { name, house }),
        }),
      ),
    ];
  }

  private async changed(houseId: string): Promise<Push> {
    return push(await this.houses.listAudience(houseId), 'chores:changed', { house_id: houseId });
  }
}

const named = ({ catalogue, name }: Pick<TurnReadModelRow, 'catalogue' | 'name'>) => ({ catalogue, name });

/** Raises one alert per roomie, however many turns it covers. */
const alertsOf = (
  turns: readonly TurnReadModelRow[],
  say: (theirs: readonly TurnReadModelRow[], house: string) => Pick<RaisedAlert, 'kind' | 'about' | 'says'>,
): RaisedAlert[] =>
  [...Map.groupBy(turns, ({ assignee_id: roomieId }) => roomieId)].map(([to, theirs]) => ({
    to,
    link: CHORES_PAGE,
    ...say(theirs, theirs[0]?.house ?? ''),
  }));

const turnedBack = (move: TurnMoveReadModelRow): TurnMoveReadModelRow => ({
  ...move,
  from_id: move.to_id,
  to_id: move.from_id,
});

const turnTold = ({ catalogue, name, due_on: day }: Pick<TurnMoveReadModelRow, 'catalogue' | 'name' | 'due_on'>) => ({
  chore: { catalogue, name },
  day,
});
