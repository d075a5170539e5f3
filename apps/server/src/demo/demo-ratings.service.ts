import type { Rating } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { ChangeRatingService, WriteRatingService } from '#contexts/housing/ratings/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoEvents } from './demo-events.service.ts';

interface Said {
  readonly rating: number;
  readonly good: string;
  readonly improve?: string;
  readonly feelings?: string;
}

interface People {
  readonly owner: Actor;
  readonly houseId: string;
  readonly edna: Actor;
  readonly tom: Actor;
  readonly ravi: Actor;
  readonly lena: Actor;
}

/**
 * Ratings between Helen and her roomies: enough for an average, one that is sealed, and one roomie who has not rated
 * yet.
 */
@Injectable()
export class DemoRatings {
  constructor(
    private readonly writing: WriteRatingService,
    private readonly changing: ChangeRatingService,
    private readonly clock: DemoClock,
    private readonly events: DemoEvents,
  ) {}

  async fill({ owner, houseId, edna, tom, ravi, lena }: People): Promise<void> {
    const house = { owner, houseId };
    this.clock.setDaysAgo(140, '18:20');
    await this.ofOwner(owner, edna, {
      rating: 5,
      good: 'Repairs were done within days, and there was always a kind word at the gate.',
      improve: 'The attic gets hot in July. A blind would help the next person.',
    });
    this.clock.setDaysAgo(138, '20:05');
    const ofEdna = await this.ofRoomie(house, edna, {
      rating: 5,
      good: 'Looked after the garden as if it were her own, and left the attic spotless.',
    });
    this.clock.setDaysAgo(137, '09:30');
    await this.changing.reply(edna, ofEdna._id, { text: 'Thank you, Helen. I still miss that garden.' });

    this.clock.setDaysAgo(60, '19:45');
    await this.ofOwner(owner, ravi, {
      rating: 4,
      good: 'Fair rent, and she answers the same day.',
      improve: 'A second bathroom shelf.',
      feelings: 'I was nervous about asking for my deposit to be checked.',
    });
    this.clock.setDaysAgo(58, '08:15');
    await this.ofRoomie(house, ravi, { rating: 5, good: 'Fixed the gate before I had seen that it was broken.' });

    this.clock.setDaysAgo(8, '17:10');
    await this.ofOwner(owner, tom, { rating: 4, good: 'Honest about everything when I moved out early.' });
    this.clock.setDaysAgo(7, '21:00');
    await this.ofRoomie(house, tom, {
      rating: 4,
      good: 'Friendly with everyone, and the rent was never late.',
      improve: 'The kitchen after parties.',
      feelings: 'I would let to him again, but to nobody he brings along.',
    });

    this.clock.setDaysAgo(3, '20:30');
    await this.ofRoomie(house, lena, { rating: 5, good: 'The stairwell has never been so bright.' });
    await this.events.handle();
    this.clock.setToPresent();
  }

  private ofOwner({ accountId: homeowner_id }: Actor, roomie: Actor, said: Said): Promise<Rating> {
    return this.writing.rateHomeowner(roomie, { homeowner_id, ...wordsOf(said) });
  }

  private ofRoomie(
    { owner, houseId: house_id }: Pick<People, 'owner' | 'houseId'>,
    { accountId: roomie_id }: Actor,
    said: Said,
  ): Promise<Rating> {
    return this.writing.rateRoomie(owner, { roomie_id, house_id, ...wordsOf(said) });
  }
}

const wordsOf = ({ rating, good, improve = '', feelings = '' }: Said) => ({
  rating,
  whats_good: good,
  what_could_be_improved: improve,
  private_feelings: feelings,
});
