import { Injectable, type OnModuleInit } from '@nestjs/common';

import { ReactionTables } from '../events/reaction-tables.ts';
import { Realtime } from './realtime.ts';

/** The column `live`: what screens are told of an event. A push is a hint, so telling it twice does no harm. */
@Injectable()
export class LiveReactions implements OnModuleInit {
  constructor(
    private readonly tables: ReactionTables,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.tables.runBy('live', { id: 'push-live', queue: 'realtime', effect: 'outside' }, (pushes) => {
      for (const push of pushes) this.realtime.push(push);
      return Promise.resolve();
    });
  }
}
