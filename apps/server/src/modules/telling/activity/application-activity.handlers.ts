import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { ApplicationConfirmed, ApplicationDecided } from '../../home/homeowners/index.ts';
import { ActivityRecorder } from './activity-recorder.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

/** Who would like to list houses is a person without an account: the stream does not name them. */
@Injectable()
export class ApplicationActivityHandlers {
  constructor(private readonly recorder: ActivityRecorder) {}

  @OnEvent(ApplicationConfirmed, { id: 'record-application-confirmed', ...QUEUE })
  confirmed(event: EventOf<typeof ApplicationConfirmed>): Promise<void> {
    return this.recorder.record(event, { kind: ApplicationConfirmed.type, summary: 'A homeowner applied' });
  }

  @OnEvent(ApplicationDecided, { id: 'record-application-decided', ...QUEUE })
  decided(event: EventOf<typeof ApplicationDecided>): Promise<void> {
    const summary = `${event.decision} the application of a homeowner`;
    return this.recorder.record(event, { kind: ApplicationDecided.type, actorId: event.decided_by, summary });
  }
}
