import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';

/** Whether a room is available, and from which day (ISO date); null: at once. */
export interface Vacancy {
  occupied: boolean;
  free_on: string | null;
}

/** Rooms that can be let. */
@Injectable()
export class VacanciesReadModel {
  constructor(protected readonly database: Database) {}

  /** Finds the day on which a room is available, and whether a roomie lives in it without notice. */
  async findVacancy(roomId: string): Promise<Vacancy | undefined> {
    const [row] = await this.database.query<Vacancy>(
      `SELECT EXISTS (SELECT 1 FROM tenancies t WHERE t.room_id = r.id AND t.state IN ('active', 'upcoming')) AS occupied,
              to_char((SELECT max(t.ends_on) + 1 FROM tenancies t WHERE t.room_id = r.id AND t.state = 'releasing'), 'YYYY-MM-DD')
                AS free_on
         FROM rooms r WHERE r.id = $1`,
      [roomId],
    );
    return row;
  }

  /** Throws 409 while the room has a current or upcoming tenancy without notice. */
  async requireVacancy(roomId: string): Promise<Vacancy> {
    const vacancy = await this.findVacancy(roomId);
    if (vacancy?.occupied !== false) throw new DomainError('conflict', { detail: 'This room is occupied.' });
    return vacancy;
  }
}

/** Throws 422 at `starts_on` for a first day (ISO date) before the room is free. */
export function requireFreeOn({ free_on: freeOn }: Vacancy, startsOn: string): void {
  if (freeOn !== null && startsOn < freeOn) {
    throw unacceptable('starts_on', filled('The room is free from {day}.', { day: { day: freeOn } }));
  }
}
