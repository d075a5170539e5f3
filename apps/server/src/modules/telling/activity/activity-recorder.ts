import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { ActivityRepository, type NewActivity, toActivity } from './activity.repository.ts';

interface Happened {
  readonly eventId: string;
  readonly occurredAt: Date;
}

/** Stores lines of the activity stream and shows them to the admins who watch. */
@Injectable()
export class ActivityRecorder {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly realtime: Realtime,
    private readonly database: Database,
  ) {}

  /** A line about a house, whose name ends the summary. */
  async recordAtHouse(
    event: Happened,
    houseId: string,
    line: Omit<NewActivity, 'id' | 'at' | 'houseId' | 'subject'>,
  ): Promise<void> {
    const [house] = await this.database.query<{ name: string }>('SELECT name FROM houses WHERE id = $1', [houseId]);
    const name = house?.name ?? 'a house';
    await this.record(event, { ...line, houseId, subject: { id: houseId, name }, summary: `${line.summary} ${name}` });
  }

  /** Once an event, whatever happens twice. */
  async record({ eventId, occurredAt }: Happened, line: Omit<NewActivity, 'id' | 'at'>): Promise<void> {
    const row = await this.activity.add({ ...line, id: eventId, at: occurredAt });
    if (!row) return;
    this.database.afterCommit(() => {
      this.realtime.toAdmins().emit('activity:created', toActivity(row));
    });
  }
}
