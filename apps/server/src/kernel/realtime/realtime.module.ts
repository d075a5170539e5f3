import { Global, Module } from '@nestjs/common';

import { Connections } from './connections.ts';
import { FrameBudget } from './frame-budget.ts';
import { Frames } from './frames.ts';
import { LiveEffects } from './live-effects.ts';
import { LiveRooms } from './live-rooms.ts';
import { Presence } from './presence.ts';
import { Realtime } from './realtime.ts';
import { RealtimeServer } from './realtime-server.ts';

@Global()
@Module({
  providers: [RealtimeServer, Realtime, Presence, FrameBudget, Frames, LiveRooms, LiveEffects, Connections],
  exports: [RealtimeServer, Realtime, Presence, Frames, LiveRooms, Connections],
})
export class RealtimeModule {}
