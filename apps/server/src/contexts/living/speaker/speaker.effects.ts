import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  activity,
  type ClosedQuestion,
  DeclaresEffects,
  type EffectsProvider,
  push,
  type Push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { HouseRightsRepository } from './house-rights.repository.ts';
import {
  HouseRightsChanged,
  SpeakerCandidacyChanged,
  SpeakerElectionCalled,
  SpeakerElectionEnded,
  SpeakerElectionVoted,
  SpeakerTermEnded,
} from './speaker.events.ts';
import { SpeakerReadModel } from './speaker-read-model.ts';

type Alerts = (ClosedQuestion | RaisedAlert)[];
interface OfHouse {
  readonly house_id: string;
}

/** Declares what follows from rights and elections. None of it says for whom a person voted. */
@DeclaresEffects()
@Injectable()
export class SpeakerEffects implements EffectsProvider {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly rights: HouseRightsRepository,
    private readonly readModel: SpeakerReadModel,
  ) {}

  readonly effects = [
    when(HouseRightsChanged, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_rights_changed', { house }),
      alerts: (event) => this.rightsChanged(event),
    }),
    when(SpeakerElectionCalled, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'speaker_election_called', { house }),
      alerts: (event) => this.ask(event),
    }),
    when(SpeakerCandidacyChanged, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house, stands }) =>
        stands ? activity(actor_id, 'speaker_candidate_stands', { house }) : null,
    }),
    when(SpeakerElectionVoted, {
      live: (event) => this.changed(event),
      alerts: ({ actor_id, election_id }) => [answered([actor_id], election_id)],
    }),
    when(SpeakerElectionEnded, {
      live: (event) => this.changed(event),
      activity: async ({ election_id, house_id: house }) => {
        const isDecided = (await this.readModel.findNews(election_id))?.state === 'decided';
        return activity(null, isDecided ? 'speaker_elected' : 'speaker_election_failed', { house });
      },
      alerts: (event) => this.ended(event),
    }),
    when(SpeakerTermEnded, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) =>
        activity(actor_id, actor_id === null ? 'speaker_term_ended' : 'speaker_stepped_down', { house }),
      alerts: (event) => this.termEnded(event),
    }),
  ];

  private async changed({ house_id }: OfHouse): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'speaker:changed', { house_id });
  }

  private async rightsChanged({ house_id: about, is_announced }: EventOf<typeof HouseRightsChanged>): Promise<Alerts> {
    const house = is_announced ? await this.houses.find(about) : undefined;
    if (!house) return [];
    const { bills, chores, invite } = await this.rights.find(about);
    const says = alertSaying('house_rights_changed', { house: house.name, bills, chores, invite });
    const roomies = await this.houses.listRoomies(about);
    return roomies.map((to) => ({ to, kind: 'speaker_changed', about, link: PAGE, says }));
  }

  private async ask({ election_id: about, actor_id }: EventOf<typeof SpeakerElectionCalled>): Promise<Alerts> {
    const news = await this.readModel.findNews(about);
    if (news?.state !== 'open') return [];
    const { caller: name, house, time_zone: zone } = news;
    const until = { at: news.ends_at.toISOString(), zone };
    const says = alertSaying('speaker_election_called', { name, house, until });
    return news.missing
      .filter((to) => to !== actor_id)
      .map((to) => ({ to, kind: 'speaker_to_elect', about, names: [actor_id], link: PAGE, says }));
  }

  private async ended({
    house_id: houseId,
    election_id: about,
    voter_ids: voters,
  }: EventOf<typeof SpeakerElectionEnded>): Promise<Alerts> {
    const closed = answered(voters, about);
    const news = await this.readModel.findNews(about);
    if (!news || news.state === 'open') return [closed];
    const { house, winner: name, winner_id: winnerId, until, failure: why } = news;
    const says =
      name !== null && until !== null
        ? alertSaying('speaker_elected', { name, house, until })
        : alertSaying('speaker_election_failed', { house, why: why ?? 'no_vote' });
    const names = winnerId === null ? [] : [winnerId];
    const roomies = await this.houses.listRoomies(houseId);
    const owner = winnerId === null ? [] : [news.homeowner_id];
    return [
      closed,
      ...roomies.map((to): RaisedAlert => ({ to, kind: 'speaker_changed', about, names, link: PAGE, says })),
      ...owner.map((to): RaisedAlert => ({
        to,
        kind: 'speaker_changed',
        about,
        names,
        link: `${PAGE}?house=${houseId}`,
        says,
      })),
    ];
  }

  /** A speaker who is replaced is announced with the one who was elected. */
  private async termEnded({
    house_id: houseId,
    term_id: about,
    why,
  }: EventOf<typeof SpeakerTermEnded>): Promise<Alerts> {
    const term = why === 'replaced' ? undefined : await this.readModel.findEnded(about);
    const house = term && (await this.houses.find(houseId));
    if (!house) return [];
    const { name, person_id: personId } = term;
    const says = alertSaying('speaker_term_ended', { name, house: house.name, why });
    const household = await this.houses.listHousehold(houseId);
    return household
      .filter((to) => to !== personId || why === 'expired')
      .map((to) => ({
        to,
        kind: 'speaker_changed',
        about,
        names: [personId],
        link: to === house.homeowner_id ? `${PAGE}?house=${houseId}` : PAGE,
        says,
      }));
  }
}

const PAGE = '/who-runs-what';

const answered = (of: readonly string[], about: string): ClosedQuestion => ({ of, kind: 'speaker_to_elect', about });
