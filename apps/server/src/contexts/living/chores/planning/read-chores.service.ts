import {
  type Chore,
  type ChoreAssignment,
  type listChoreAssignments,
  type listChores,
  type Page,
  type ParsedInput,
} from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toAssignment, toChore } from './chores.mapper.ts';
import { ChoresRepository } from './chores.repository.ts';
import { TurnsRepository } from './turns.repository.ts';
import { windowOf } from './turns-window.ts';

@Injectable()
export class ReadChoresService {
  constructor(
    private readonly access: Access,
    private readonly chores: ChoresRepository,
    private readonly turns: TurnsRepository,
    private readonly houses: HousesReadModel,
    private readonly clock: Clock,
  ) {}

  /** @throws 403 for a roomie without a current tenancy; 404 for a house that isn't the caller's */
  async list(
    actor: Actor,
    { house_id: houseId, state, ...query }: ParsedInput<typeof listChores>['query'],
    reader: Reader,
  ): Promise<Page<Chore>> {
    await this.access.requireCurrentTenancy(actor);
    if (houseId !== undefined) await this.access.requireHouse(actor, houseId);
    const slice = await this.chores.list(actor, { houseId, retired: state === 'retired' }, query);
    return toPage(slice, (row) => toChore(row, reader));
  }

  /** @throws 404 unless the caller lives in the chore's house, owns it or cleans it */
  async get(actor: Actor, id: string, reader: Reader): Promise<Chore> {
    const row = await this.chores.find(id);
    if (!row) throw notFound();
    await this.access.requireHouse(actor, row.house_id);
    return toChore(row, reader);
  }

  /** @throws 404; 422 for a window that is too long or ends before it begins */
  async assignments(
    actor: Actor,
    houseId: string,
    { from, until, roomie_id: roomieId, ...query }: ParsedInput<typeof listChoreAssignments>['query'],
    reader: Reader,
  ): Promise<Page<ChoreAssignment>> {
    await this.access.requireHouse(actor, houseId);
    const today = dayIn(await this.houses.findTimeZone(houseId), this.clock.now());
    const slice = await this.turns.list(houseId, { ...windowOf({ from, until }, today), roomieId }, query);
    return toPage(slice, (row) => toAssignment(row, reader));
  }
}
