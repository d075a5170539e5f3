import {
  type CallResponse,
  type addPushDevice,
  LIMITS,
  type listPushDevices,
  type ParsedInput,
  type PushDevice,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { areUsableKeys } from '#kernel/web-push/encrypt-push.ts';
import { WebPush } from '#kernel/web-push/web-push.ts';
import { TestPushRequested } from './notifications.events.ts';
import { type PushDeviceRow, PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Lets people choose the devices that show their alerts as notifications. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly database: Database,
    private readonly devices: PushSubscriptionsRepository,
    private readonly webPush: WebPush,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<CallResponse<typeof listPushDevices>> {
    const rows = await this.devices.listForAccount(actor.accountId);
    return { public_key: this.webPush.publicKey, items: rows.map((row) => toDevice(row, actor)) };
  }

  /** @throws 404 when nothing is pushed here, 422 for what no push service and browser gave out */
  async turnOn(
    actor: Actor,
    { endpoint, keys }: ParsedInput<typeof addPushDevice>['body'],
    userAgent: string,
  ): Promise<PushDevice> {
    if (this.webPush.publicKey === null) throw notFound();
    if (!this.webPush.accepts(endpoint)) {
      throw unacceptable('endpoint', 'This is not the address of a push service.');
    }
    if (!areUsableKeys(keys)) throw unacceptable('keys', 'This is not a key of a browser.');
    const device = {
      account_id: actor.accountId,
      session_id: actor.sessionId,
      endpoint,
      ...keys,
      user_agent: userAgent,
    };
    const row = await this.database.transaction(() => this.devices.save(device, this.clock.now(), LIMITS.pushDevices));
    return toDevice(row, actor);
  }

  /** @throws 404 for a device without alerts of the caller */
  async renew(actor: Actor, endpoint: string): Promise<PushDevice> {
    const device = { account_id: actor.accountId, session_id: actor.sessionId, endpoint };
    const row = await this.devices.renew(device, this.clock.now());
    if (!row) throw notFound();
    return toDevice(row, actor);
  }

  /** @throws 404, 429 */
  async test(actor: Actor, id: string): Promise<void> {
    const device = await this.devices.findOwn(actor.accountId, id);
    if (!device || this.webPush.publicKey === null) throw notFound();
    await this.limits.consume('testPushes', actor.accountId);
    await this.outbox.append(TestPushRequested, { device_id: device.id });
  }

  /** @throws 404 */
  async remove(actor: Actor, id: string): Promise<void> {
    const device = await this.devices.findOwn(actor.accountId, id);
    if (!device) throw notFound();
    await this.devices.remove(device.id);
  }
}

const toDevice = (row: PushDeviceRow, { sessionId }: Actor): PushDevice => ({
  _id: row.id,
  user_agent: row.user_agent,
  current: row.session_id === sessionId,
  created_at: toTimestamp(row.created_at),
  last_used_at: toTimestamp(row.last_used_at),
});
