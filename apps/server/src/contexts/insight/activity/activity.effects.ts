import { readerOf } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { EffectTables } from '#kernel/events/effect-tables.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { toActivity } from './activity.mapper.ts';
import { ActivityRepository, type ActivityRow } from './activity.repository.ts';
import { topicOf } from './topics.ts';

/** Handles the effect `activity`: writes one redacted line per event for the admins who are watching. */
@Injectable()
export class ActivityEffects implements OnModuleInit {
  constructor(
    private readonly effectTables: EffectTables,
    private readonly activity: ActivityRepository,
    private readonly realtime: Realtime,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    const options = { id: 'record-activity', queue: 'notification', effect: 'transaction' } as const;
    this.effectTables.registerRunner('activity', options, async ([line, ...more], { eventId, type, occurredAt }) => {
      if (more.length > 0) throw new Error(`${type} has two lines in the stream of activity.`);
      const row =
        line &&
        (await this.activity.insert({ ...line, id: eventId, kind: type, topic: topicOf(type), at: occurredAt }));
      if (row) await this.show(row);
    });
  }

  private async show(row: ActivityRow): Promise<void> {
    const watching = await this.activity.admins();
    this.database.afterCommit(() => {
      for (const [locale, ids] of watching) {
        this.realtime.toAccounts(ids).emit('activity:created', toActivity(row, readerOf(locale)));
      }
    });
  }
}
