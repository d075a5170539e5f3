import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { ShowingCancelled, ShowingConfirmed, ShowingMoved, ShowingProposed } from '../../letting/showings/index.ts';
import { ActivityRecorder } from './activity-recorder.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

/** Rooms that are shown. Visitors have no account here: the stream does not name them. */
@Injectable()
export class ShowingActivityHandlers {
  constructor(private readonly recorder: ActivityRecorder) {}

  @OnEvent(ShowingProposed, { id: 'record-showing-proposed', ...QUEUE })
  proposed(event: EventOf<typeof ShowingProposed>): Promise<void> {
    return this.record(event, ShowingProposed.type, 'proposed a showing in', 'A showing was proposed in');
  }

  @OnEvent(ShowingMoved, { id: 'record-showing-moved', ...QUEUE })
  moved(event: EventOf<typeof ShowingMoved>): Promise<void> {
    return this.record(event, ShowingMoved.type, 'moved a showing in', 'A showing was moved in');
  }

  @OnEvent(ShowingConfirmed, { id: 'record-showing-confirmed', ...QUEUE })
  confirmed(event: EventOf<typeof ShowingConfirmed>): Promise<void> {
    return this.record(event, ShowingConfirmed.type, 'confirmed a showing in', 'A visitor confirmed a showing in');
  }

  @OnEvent(ShowingCancelled, { id: 'record-showing-cancelled', ...QUEUE })
  cancelled(event: EventOf<typeof ShowingCancelled>): Promise<void> {
    const did = event.by === 'roomie' ? 'declined a showing in' : 'cancelled a showing in';
    return this.record(event, ShowingCancelled.type, did, 'A showing was cancelled in');
  }

  private record(
    event: EventOf<typeof ShowingProposed> | EventOf<typeof ShowingConfirmed> | EventOf<typeof ShowingCancelled>,
    kind: string,
    did: string,
    happened: string,
  ): Promise<void> {
    const { actor_id: actorId, house_id: houseId } = event;
    const line = actorId === null ? { kind, summary: happened } : { kind, actorId, summary: did };
    return this.recorder.recordAtHouse(event, houseId, line);
  }
}
