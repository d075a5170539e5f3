import type { RoomChoice } from '@common-roof/contracts';
import { canCloseAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { EndRoomChoice } from './end-room-choice.ts';
import { RoomChoicePeopleRepository } from './room-choice-people.repository.ts';
import { RoomChoiceRecord } from './room-choice-record.ts';
import { aboutChoice, RoomChoiceExtended } from './room-choices.events.ts';
import { canExtend, toRoomChoice } from './room-choices.mapper.ts';
import { ROOM_CHOICES, type RoomChoiceRow, RoomChoicesRepository } from './room-choices.repository.ts';

const SHOWN = 20;

/** Lets a homeowner follow, extend and withdraw room choices. Nobody's values are read here. */
@Injectable()
export class RoomChoicesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly choices: RoomChoicesRepository,
    private readonly people: RoomChoicePeopleRepository,
    private readonly record: RoomChoiceRecord,
    private readonly ends: EndRoomChoice,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 unless the house is the caller's. */
  async list(actor: Actor, houseId: string): Promise<{ items: RoomChoice[] }> {
    await this.access.requireHouse(actor, houseId);
    const rows = await this.choices.listForHouse(houseId, SHOWN);
    return { items: await Promise.all(rows.map((row) => this.toWire(row))) };
  }

  /** Throws 404 unless it is of a house of the caller's. */
  async get(actor: Actor, id: string): Promise<RoomChoice> {
    const row = await this.choices.find(id);
    if (!row) throw notFound();
    await this.access.requireHouse(actor, row.house_id);
    return this.toWire(row);
  }

  /** Throws as {@link change}; 409 after a proposal; 422 for a time that has passed or is too far away. */
  extend(
    actor: Actor,
    id: string,
    { closes_at, version }: { readonly closes_at: string; readonly version: number },
    origin: RequestOrigin,
  ): Promise<RoomChoice> {
    const closesAt = new Date(closes_at);
    return this.change(actor, id, version, 'room-choice.extend', origin, async (row) => {
      if (!canExtend(row)) throw new DomainError('conflict', { detail: 'This room choice is over.' });
      if (!canCloseAt(closesAt, this.clock.now())) {
        throw unacceptable('closes_at', 'Choose a time within the next 60 days.');
      }
      if (row.state === 'expired' && (await this.choices.isInAnother(row.rooms.map((room) => room.id)))) {
        throw new DomainError('conflict', { detail: 'People are choosing among one of these rooms already.' });
      }
      const set = { closes_at: closesAt, ended: null, ended_at: null };
      const moved = await this.states.advance(ROOM_CHOICES, 'extend', id, { set });
      await this.ends.closeAt(id, closesAt);
      await this.record.append(
        id,
        { step: 'extended', closes_at: closesAt.toISOString() },
        { accountId: actor.accountId, origin },
      );
      await this.outbox.append(RoomChoiceExtended, { ...aboutChoice(row, moved), actor_id: actor.accountId });
    });
  }

  /** Throws as {@link change}; 409 once there are lease offers. */
  withdraw(
    actor: Actor,
    id: string,
    { version }: { readonly version: number },
    origin: RequestOrigin,
  ): Promise<RoomChoice> {
    return this.change(actor, id, version, 'room-choice.withdraw', origin, async (row) => {
      requireAllowed(ROOM_CHOICES, 'withdraw', row.state);
      await this.ends.end(row, 'withdrawn', { accountId: actor.accountId, origin });
    });
  }

  /** Throws 404 unless it is the caller's; 409 when it has changed since it was read. */
  private async change(
    actor: Actor,
    id: string,
    version: number,
    what: string,
    origin: RequestOrigin,
    work: (row: RoomChoiceRow) => Promise<void>,
  ): Promise<RoomChoice> {
    const found = await this.choices.find(id);
    if (!found) throw notFound();
    await this.access.requireHouseForChange(actor, found.house_id);
    await this.database.transaction(async () => {
      const row = await this.choices.lock(id);
      if (!row) throw notFound();
      if (row.version !== version) {
        throw new DomainError('stale_version', {
          detail: 'This room choice has changed since you opened it.',
          current: await this.toWire(row),
        });
      }
      await work(row);
      await this.audit.recordAdmin(actor, what, id, origin);
    });
    return this.get(actor, id);
  }

  private async toWire(row: RoomChoiceRow): Promise<RoomChoice> {
    return toRoomChoice(row, await this.people.list(row.id));
  }
}
