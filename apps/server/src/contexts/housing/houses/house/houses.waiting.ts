import { Injectable } from '@nestjs/common';

import { type AskingPeople, AsksPeople, type FoundQuestion, waits } from '#kernel/waiting/waiting.ts';
import { FiguresRepository, type HouseCountsRow } from './figures.repository.ts';

const SHOWN = 50;

/** A homeowner's next steps in their houses. */
@AsksPeople()
@Injectable()
export class HousesWaiting implements AskingPeople {
  constructor(private readonly figures: FiguresRepository) {}

  readonly waiting = [
    waits('house_to_finish', ['homeowner'], async ({ id }) =>
      (await this.figures.drafts(id, SHOWN)).map((draft) => ({ id: draft.id, house_id: draft.id, house: draft.name })),
    ),
    waits('rooms_to_add', ['homeowner'], ({ id }) =>
      this.listWaiting(id, (row) => (row.rooms === 0 ? { count: 0 } : null)),
    ),
    waits('rooms_vacant', ['homeowner'], ({ id }) =>
      this.listWaiting(id, (row) => (row.vacant > 0 ? { count: row.vacant } : null)),
    ),
    waits('rooms_releasing', ['homeowner'], ({ id }) =>
      this.listWaiting(id, (row) => (row.releasing > 0 ? { count: row.releasing, day: row.releasing_until } : null)),
    ),
  ];

  private async listWaiting(
    homeownerId: string,
    hintOf: (row: HouseCountsRow) => Partial<FoundQuestion> | null,
  ): Promise<FoundQuestion[]> {
    const rows = await this.figures.byHouse(homeownerId, null, SHOWN);
    return rows.flatMap((row) => {
      const hint = hintOf(row);
      return hint === null ? [] : [{ ...hint, id: row.id, house_id: row.id, house: row.name }];
    });
  }
}
