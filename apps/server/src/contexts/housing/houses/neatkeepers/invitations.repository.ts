import type { CleaningPlan } from '@common-roof/contracts';
import { invitationMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { States } from '#kernel/state-machines/states.ts';
import { cleaningOf } from './neatkeepers.sql.ts';
import type { NeatkeeperInvitationEntity } from './neatkeeper-invitation.entity.ts';

const INVITATIONS = defineRowStates({
  table: 'neatkeeper_invitations',
  machine: invitationMachine,
  refusal: (state) => {
    if (state === 'accepted') return 'This invitation is already accepted.';
    return state === 'declined' ? 'This invitation is already declined.' : 'This invitation is already withdrawn.';
  },
});

export interface NewInvitation {
  readonly houseId: string;
  readonly neatkeeperId: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cleaning: CleaningPlan;
}

export interface InvitationRow extends Pick<
  NeatkeeperInvitationEntity,
  | 'id'
  | 'house_id'
  | 'neatkeeper_id'
  | 'invited_by'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'state'
  | 'created_at'
  | 'sent_at'
> {
  house_name: string;
  house_city: string;
  homeowner_id: string;
  homeowner_name: string;
  cleaning: CleaningPlan;
}

const SELECT = `
  SELECT i.id, i.house_id, h.name AS house_name, h.city AS house_city, h.homeowner_id,
         o.first_name || ' ' || o.last_name AS homeowner_name, i.neatkeeper_id, i.invited_by, i.email, i.first_name,
         i.last_name, ${cleaningOf('i')} AS cleaning, i.state, i.created_at, i.sent_at
    FROM neatkeeper_invitations i JOIN houses h ON h.id = i.house_id JOIN accounts o ON o.id = h.homeowner_id`;

@Injectable()
export class InvitationsRepository {
  constructor(
    private readonly database: Database,
    private readonly states: States,
  ) {}

  /** @throws 409 when they are invited to the house already */
  async insert(invitation: NewInvitation): Promise<string> {
    const { houseId, neatkeeperId, invitedBy, email, firstName, lastName, cleaning } = invitation;
    try {
      const [row] = await this.database.query<{ id: string }>(
        `INSERT INTO neatkeeper_invitations
                (house_id, neatkeeper_id, invited_by, email, first_name, last_name, weekdays, from_time, to_time)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
        [houseId, neatkeeperId, invitedBy, email, firstName, lastName, cleaning.weekdays, cleaning.from, cleaning.to],
      );
      if (!row) throw new Error('An invitation was not stored.');
      return row.id;
    } catch (error) {
      if (violatedConstraint(error) !== 'neatkeeper_invitations_one_pending') throw error;
      throw new DomainError('conflict', {
        detail: 'They’re already invited to one of these houses. You can send that invitation again.',
      });
    }
  }

  async find(id: string): Promise<InvitationRow | undefined> {
    const [row] = await this.database.query<InvitationRow>(`${SELECT} WHERE i.id = $1`, [id]);
    return row;
  }

  /** Locks the row; waits for a concurrent answer or withdrawal. */
  async lock(id: string): Promise<InvitationRow | undefined> {
    await this.database.query('SELECT 1 FROM neatkeeper_invitations WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id); // a statement of its own: it sees what the transactions before it in the queue have written
  }

  byIds(ids: readonly string[]): Promise<InvitationRow[]> {
    return this.database.query<InvitationRow>(`${SELECT} WHERE i.id = ANY($1::uuid[]) ORDER BY h.name, i.id`, [ids]);
  }

  /** Lists invitations, newest first. */
  pendingOfHomeowner(homeownerId: string, limit: number): Promise<InvitationRow[]> {
    return this.database.query<InvitationRow>(
      `${SELECT} WHERE h.homeowner_id = $1 AND i.state = 'pending' ORDER BY i.id DESC LIMIT $2`,
      [homeownerId, limit],
    );
  }

  pendingOfKeeper(neatkeeperId: string, limit: number): Promise<InvitationRow[]> {
    return this.database.query<InvitationRow>(
      `${SELECT} WHERE i.neatkeeper_id = $1 AND i.state = 'pending' AND h.state <> 'archived' ORDER BY i.id DESC LIMIT $2`,
      [neatkeeperId, limit],
    );
  }

  /** @throws 404; 409 when it is answered or withdrawn */
  async decide(id: string, action: 'accept' | 'decline' | 'withdraw', now: Date): Promise<void> {
    await this.states.advance(INVITATIONS, action, id, { set: { decided_at: now } });
  }

  /** @throws as {@link decide} */
  async markSent(id: string, now: Date): Promise<void> {
    await this.states.advance(INVITATIONS, 'resend', id, { set: { sent_at: now } });
  }
}
