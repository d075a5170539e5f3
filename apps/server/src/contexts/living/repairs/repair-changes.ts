import type { Repair, RepairDetail } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import type { RepairAction } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { houseIsArchived } from '#contexts/identity/access/index.ts';
import { RepairReminders } from './repair-reminders.ts';
import { RepairNotesRepository } from './repair-notes.repository.ts';
import { possibilities, toRepairDetail } from './repairs.mapper.ts';
import { REPAIRS, type RepairRow, RepairsRepository } from './repairs.repository.ts';

interface Change {
  /** Null: what is written about it, which is no step. */
  readonly action: RepairAction | null;
  /** What the caller must be able to do with it. */
  readonly as: keyof Repair['can'];
  /** That was read. Null: whichever it is. */
  readonly version: number | null;
}

/** Reads repairs as their readers see them, and lets only those change them who may. */
@Injectable()
export class RepairChanges {
  constructor(
    private readonly database: Database,
    private readonly repairs: RepairsRepository,
    private readonly notes: RepairNotesRepository,
    private readonly reminders: RepairReminders,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller sees it */
  async find(actor: Actor, id: string): Promise<RepairRow> {
    const row = await this.repairs.find(actor, id);
    if (!row) throw notFound();
    return row;
  }

  /** @throws 404 */
  async get(actor: Actor, id: string): Promise<RepairDetail> {
    return this.detailed(await this.find(actor, id));
  }

  /**
   * Runs a change in a transaction. The row is locked and read again, so that of two changes at once the second sees the
   * first.
   * @throws 404 unless the caller sees it; 403 for somebody whose change it isn't; 409 when the house is archived, its
   * state doesn't allow the action, or it has changed since it was read
   */
  async change<Result>(
    actor: Actor,
    id: string,
    { action, as, version }: Change,
    work: (row: RepairRow) => Promise<Result>,
  ): Promise<Result> {
    await this.find(actor, id);
    return this.database.transaction(async () => {
      await this.repairs.lock(id);
      const row = await this.find(actor, id);
      if (row.is_archived) throw houseIsArchived();
      if (action !== null) requireAllowed(REPAIRS, action, row.state);
      if (version !== null && row.version !== version) {
        throw new DomainError('stale_version', {
          detail: 'This repair has changed since you opened it.',
          current: await this.detailed(row),
        });
      }
      if (!possibilities(row, this.clock.now())[as]) throw new DomainError('forbidden');
      const result = await work(row);
      if (action !== null) await this.reminders.follow(id);
      return result;
    });
  }

  private async detailed(row: RepairRow): Promise<RepairDetail> {
    const [notes, assignable] = await Promise.all([
      this.notes.list(row.id, LIMITS.repairNotes),
      row.is_owner ? this.repairs.listNeatkeepers(row.house_id) : [],
    ]);
    return toRepairDetail(row, { notes, assignable }, this.clock.now());
  }
}
