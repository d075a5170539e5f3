import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

export type NewPushSubscription = Pick<
  PushSubscriptionEntity,
  'account_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'user_agent'
>;
export type PushDeviceRow = Pick<
  PushSubscriptionEntity,
  'id' | 'session_id' | 'user_agent' | 'created_at' | 'last_used_at'
>;

const SHOWN = 'id, session_id, user_agent, created_at, last_used_at';

/** After this many notifications in a row that a push service refused, its device is forgotten. */
const MOST_FAILURES = 10;

/** Stores the devices that show notifications. */
@Injectable()
export class PushSubscriptionsRepository {
  constructor(
    @InjectRepository(PushSubscriptionEntity) private readonly devices: Repository<PushSubscriptionEntity>,
    private readonly database: Database,
  ) {}

  /** Returns the devices of an account, the last used first. */
  listForAccount(accountId: string): Promise<PushDeviceRow[]> {
    return this.database.query<PushDeviceRow>(
      `SELECT ${SHOWN} FROM push_subscriptions WHERE account_id = $1 ORDER BY last_used_at DESC, id DESC`,
      [accountId],
    );
  }

  find(id: string): Promise<PushSubscriptionEntity | null> {
    return this.devices.findOneBy({ id });
  }

  findOwn(accountId: string, id: string): Promise<PushSubscriptionEntity | null> {
    return this.devices.findOneBy({ id, account_id: accountId });
  }

  /**
   * Stores a device, or whose it is now. A session is one browser, so an earlier address of it ends.
   * @param most the number of devices that an account keeps: those that were used last
   */
  async save(device: NewPushSubscription, at: Date, most: number): Promise<PushDeviceRow> {
    const { account_id: accountId, session_id: sessionId, endpoint, p256dh, auth, user_agent: userAgent } = device;
    await this.database.execute('DELETE FROM push_subscriptions WHERE session_id = $1 AND endpoint <> $2', [
      sessionId,
      endpoint,
    ]);
    const [row] = await this.database.query<PushDeviceRow>(
      `INSERT INTO push_subscriptions
              (account_id, session_id, endpoint, p256dh, auth, user_agent, created_at, last_used_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
       ON CONFLICT (endpoint) DO UPDATE
          SET account_id = excluded.account_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
              auth = excluded.auth, user_agent = excluded.user_agent, last_used_at = excluded.last_used_at, failures = 0
       RETURNING ${SHOWN}`,
      [accountId, sessionId, endpoint, p256dh, auth, userAgent, at],
    );
    if (!row) throw new Error('A device was not stored.');
    await this.database.execute(
      `DELETE FROM push_subscriptions WHERE account_id = $1 AND id NOT IN (
         SELECT id FROM push_subscriptions WHERE account_id = $1 ORDER BY last_used_at DESC, id DESC LIMIT $2)`,
      [accountId, most],
    );
    return row;
  }

  /** Returns undefined if the address isn't one of the account. */
  async renew(
    {
      account_id: accountId,
      session_id: sessionId,
      endpoint,
    }: Omit<NewPushSubscription, 'p256dh' | 'auth' | 'user_agent'>,
    at: Date,
  ): Promise<PushDeviceRow | undefined> {
    const [row] = await this.database.query<PushDeviceRow>(
      `UPDATE push_subscriptions SET session_id = $3, last_used_at = $4 WHERE account_id = $1 AND endpoint = $2
       RETURNING ${SHOWN}`,
      [accountId, endpoint, sessionId, at],
    );
    return row;
  }

  async noteAccepted(id: string, at: Date): Promise<void> {
    await this.devices.update({ id }, { failures: 0, last_used_at: at });
  }

  /** Counts a notification that was not accepted, and removes the device after too many. */
  async noteFailed(id: string): Promise<void> {
    await this.database.execute('UPDATE push_subscriptions SET failures = failures + 1 WHERE id = $1', [id]);
    await this.database.execute('DELETE FROM push_subscriptions WHERE id = $1 AND failures >= $2', [id, MOST_FAILURES]);
  }

  async remove(id: string): Promise<void> {
    await this.devices.delete({ id });
  }

  async removeOfSessions(sessionIds: readonly string[]): Promise<void> {
    await this.devices.delete({ session_id: In([...sessionIds]) });
  }

  async forget(accountId: string): Promise<void> {
    await this.devices.delete({ account_id: accountId });
  }

  async forgetUnused(before: Date): Promise<void> {
    await this.devices.delete({ last_used_at: LessThan(before) });
  }

  /** Exports devices without what others could write to them with. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT user_agent, substring(endpoint from '^https?://[^/]+') AS push_service, created_at, last_used_at
         FROM push_subscriptions WHERE account_id = $1 ORDER BY id DESC LIMIT $2`,
      [accountId, newest],
    );
  }
}
