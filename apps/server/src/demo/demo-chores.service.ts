import type { NewChore } from '@common-roof/contracts';
import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { ChoresService } from '#contexts/living/chores/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

const fairly = (chore: Partial<NewChore>): NewChore => ({ assign: { way: 'fair' }, steps: [], ...chore });

/** The chores of a house, from the catalogue and of its own. */
@Injectable()
export class DemoChores {
  constructor(
    private readonly chores: ChoresService,
    private readonly clock: DemoClock,
  ) {}

  /**
   * @param roomies ids, in the order in which they take out the bins; the first one likes plants.
   * @param since days ago
   */
  async ofHouse(
    owner: Actor,
    houseId: string,
    roomies: readonly string[],
    since: number,
    origin: RequestOrigin,
  ): Promise<void> {
    this.clock.setDaysAgo(since, '05:00');
    const [first = ''] = roomies;
    const chores = [
      fairly({ catalogue: 'kitchen', steps: ['Worktop and hob', 'Sink and tap', 'Floor', 'Empty the food bin'] }),
      fairly({ catalogue: 'bathroom', steps: ['Basin and mirror', 'Shower', 'Toilet', 'Floor', 'Fresh towels'] }),
      fairly({ catalogue: 'vacuum' }),
      fairly({
        catalogue: 'bins',
        recurrence: { every: 'week', interval: 1, weekdays: [2] },
        assign: { way: 'rotation', order: roomies },
      }),
      fairly({ catalogue: 'recycling' }),
      fairly({ catalogue: 'stairs' }),
      fairly({ catalogue: 'fridge', steps: ['Throw away what is too old', 'Wipe the shelves'] }),
      fairly({ catalogue: 'plants', assign: { way: 'fixed', roomie_id: first } }),
      fairly({ catalogue: 'garden', assign: { way: 'open' } }),
      fairly({
        name: 'Dishwasher filter',
        icon: 'tools',
        weight: 2,
        recurrence: { every: 'month', interval: 1, in: { on: 'day', day: 15 } },
      }),
    ];
    await this.chores.create(owner, { house_id: houseId, chores }, readerOf('en'), origin);
  }
}
