import type { BillSharer } from '@common-roof/contracts';
import { dayIn, daysOf, livedThere, type Period, type Weighted } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { HousesReadModel, InhabitantsReadModel } from '#contexts/housing/houses/index.ts';

interface Stated extends Period {
  readonly split: readonly BillSharer[];
}

/** Checks who shares a bill that isn't shared alike by everyone. */
@Injectable()
export class BillSharers {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly clock: Clock,
  ) {}

  /** @throws 422 for a person named twice, or who neither lives in the house nor lived there in the period */
  async check(houseId: string, { split, from, to }: Stated): Promise<Weighted[]> {
    if (split.length === 0) return [];
    if (new Set(split.map(({ roomie }) => roomie)).size < split.length) {
      throw unacceptable('split', 'Name everyone once.');
    }
    const { timeZone } = await this.houses.findPlace(houseId);
    const days = [...daysOf({ from, to }), dayIn(timeZone, this.clock.now())];
    const inhabitants = await this.inhabitants.listForHouse(houseId);
    const known = new Set(
      inhabitants.filter((person) => days.some((day) => livedThere(person, day))).map(({ id }) => id),
    );
    if (split.some(({ roomie }) => !known.has(roomie))) {
      throw unacceptable('split', 'Choose people who live in the house.');
    }
    return split.map(({ roomie: id, shares: weight }) => ({ id, weight }));
  }
}

/** Reads `{roomie}:{shares}` with commas. */
export const sharersIn = (text = ''): BillSharer[] =>
  text === ''
    ? []
    : text.split(',').map((each) => {
        const [roomie = '', shares = ''] = each.split(':');
        return { roomie, shares: Number(shares) };
      });
