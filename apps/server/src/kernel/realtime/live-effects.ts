import { Injectable, type OnModuleInit } from '@nestjs/common';

import { EffectTables } from '#kernel/events/effect-tables.ts';
import { Realtime } from './realtime.ts';

/**
 * Handles the effect `live`: what screens are told about an event. A push is a hint, so sending it twice does no harm.
 */
@Injectable()
export class LiveEffects implements OnModuleInit {
  constructor(
    private readonly effectTables: EffectTables,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.effectTables.registerRunner('live', { id: 'push-live', queue: 'realtime', effect: 'outside' }, (pushes) => {
      for (const push of pushes) this.realtime.push(push);
      return Promise.resolve();
    });
  }
}
