import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import {
  AssignmentEnded,
  CleaningChanged,
  InvitationAnswered,
  InvitationsRepository,
  InvitationWithdrawn,
  NeatkeeperInvited,
} from '../../home/neatkeepers/index.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;
const OWN_PAGE = '/feedback-neatkeeper';

/** What homeowners and neatkeepers hear of each other. */
@Injectable()
export class CleaningAlertsHandlers {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly rows: NotificationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly database: Database,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent(NeatkeeperInvited, { id: 'alert-neatkeeper-invited', ...QUEUE })
  async invited({ invitation_ids }: EventOf<typeof NeatkeeperInvited>): Promise<void> {
    for (const row of await this.invitations.byIds(invitation_ids)) {
      if (row.state !== 'pending') continue;
      await this.notifications.raise({
        accountId: row.neatkeeper_id,
        kind: 'cleaning_invitation',
        subjectId: row.id,
        title: `${row.homeowner_name} asks you to look after ${row.house_name}`,
        body: 'Accept or decline on your page.',
        link: `${OWN_PAGE}#invitations`,
      });
    }
  }

  @OnEvent(InvitationAnswered, { id: 'alert-invitation-answered', ...QUEUE })
  async answered({ invitation_id, answer }: EventOf<typeof InvitationAnswered>): Promise<void> {
    const row = await this.invitations.find(invitation_id);
    if (!row) return;
    await this.close(row.neatkeeper_id, invitation_id);
    await this.notifications.raise({
      accountId: row.homeowner_id,
      kind: 'cleaning_answered',
      subjectId: row.id,
      title:
        answer === 'accepted'
          ? `${row.first_name} ${row.last_name} looks after ${row.house_name} now`
          : `${row.first_name} ${row.last_name} cannot look after ${row.house_name}`,
      body: answer === 'accepted' ? 'Your invitation was accepted.' : 'Your invitation was declined.',
      link: '/neatkeepers',
    });
  }

  @OnEvent(InvitationWithdrawn, { id: 'close-withdrawn-invitation', ...QUEUE })
  withdrawn({ neatkeeper_id, invitation_id }: EventOf<typeof InvitationWithdrawn>): Promise<void> {
    return this.close(neatkeeper_id, invitation_id);
  }

  @OnEvent(CleaningChanged, { id: 'alert-cleaning-changed', ...QUEUE })
  async changed({ neatkeeper_id, house_id }: EventOf<typeof CleaningChanged>): Promise<void> {
    await this.tell(neatkeeper_id, house_id, (house) => `New cleaning days in ${house}`, 'See when you are expected.');
  }

  @OnEvent(AssignmentEnded, { id: 'alert-assignment-ended', ...QUEUE })
  async ended({ neatkeeper_id, house_id }: EventOf<typeof AssignmentEnded>): Promise<void> {
    await this.tell(
      neatkeeper_id,
      house_id,
      (house) => `You no longer look after ${house}`,
      'The homeowner ended it. Your other houses stay as they are.',
    );
  }

  private async tell(
    accountId: string,
    houseId: string,
    title: (house: string) => string,
    body: string,
  ): Promise<void> {
    const [house] = await this.database.query<{ name: string }>('SELECT name FROM houses WHERE id = $1', [houseId]);
    if (!house) return;
    await this.notifications.raise({
      accountId,
      kind: 'cleaning_changed',
      subjectId: houseId,
      title: title(house.name),
      body,
      link: OWN_PAGE,
    });
  }

  /** What was answered or taken back no longer waits in the bell. */
  private async close(accountId: string, invitationId: string): Promise<void> {
    const ids = await this.rows.markSubjectRead(accountId, 'cleaning_invitation', invitationId);
    if (ids.length > 0) this.realtime.toAccount(accountId).emit('notification:read', { ids });
  }
}
