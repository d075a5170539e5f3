import { Injectable, type OnModuleInit } from '@nestjs/common';

import { EffectTables } from '#kernel/events/effect-tables.ts';
import { NotificationsService } from './notifications.service.ts';

/** Handles the effect `alerts`: raises alerts in the bell and closes questions that no longer wait for an answer. */
@Injectable()
export class AlertEffects implements OnModuleInit {
  constructor(
    private readonly effectTables: EffectTables,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    const options = { id: 'raise-alerts', queue: 'notification', effect: 'transaction' } as const;
    this.effectTables.registerRunner('alerts', options, async (changes) => {
      for (const change of changes) {
        await ('to' in change ? this.notifications.raise(change) : this.notifications.close(change));
      }
    });
  }
}
