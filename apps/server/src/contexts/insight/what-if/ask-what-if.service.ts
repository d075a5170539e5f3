import type { AssumedChange, WhatIf } from '@common-roof/contracts';
import { type ChangeFault, changesFault, type HouseChange, whatIf } from '@common-roof/domain';
import type { ProblemText } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { AccountConcurrencyLimiter } from '#kernel/rate-limits/account-concurrency-limiter.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { HouseToday, type NamedHouse } from './house-today.ts';
import { toWhatIf, type Viewer } from './what-if.mapper.ts';

/** A year of a house takes some time to calculate; other calls don't wait for it. */
const ASKING = { atOnce: 2, mostWaiting: 40, ofOne: { atOnce: 1, mostWaiting: 4 } };

const FAULTS: Readonly<Record<ChangeFault, ProblemText>> = {
  past: 'Choose a day after today.',
  too_late: 'Choose a day within the next 12 months.',
  not_there: 'This person doesn’t live in the house on that day.',
  room_taken: 'This room isn’t free from that day on.',
  no_room: 'This room isn’t part of the house.',
  twice: 'This is in the list already.',
};

/** Answers what the next months of a house are like if something changes. Nothing is stored. */
@Injectable()
export class AskWhatIfService {
  private readonly asking = new AccountConcurrencyLimiter(ASKING);

  constructor(
    private readonly access: Access,
    private readonly today: HouseToday,
  ) {}

  /**
   * @throws 404 unless the caller owns the house or lives in it; 422 for a change that can't happen, or another roomie's
   * rent; 429 or 503 for too many questions at once
   */
  async ask(actor: Actor, houseId: string, changes: readonly AssumedChange[]): Promise<WhatIf> {
    const relation = await this.access.requireHouse(actor, houseId);
    if (relation !== 'owner' && relation !== 'member') throw notFound();
    const viewer: Viewer = { accountId: actor.accountId, isOwner: relation === 'owner' };
    requireOwnRent(viewer, changes);
    return this.asking.run(actor.accountId, async () => {
      const named = await this.today.find(houseId);
      const assumed = changes.map((change, at) => toChange(named, change, at));
      const fault = changesFault(named.house, assumed);
      if (fault !== null) throw unacceptable(fieldOf(changes, fault.at), FAULTS[fault.fault]);
      return toWhatIf(named, assumed, whatIf(named.house, assumed), viewer);
    });
  }
}

/** Nobody but the homeowner tries out another person's rent. */
function requireOwnRent({ accountId, isOwner }: Viewer, changes: readonly AssumedChange[]): void {
  const at = changes.findIndex((change) => change.kind === 'rent_changes' && change.roomie !== accountId);
  if (!isOwner && at !== -1) throw unacceptable(`changes.${String(at)}.roomie`, 'You can only try out your own rent.');
}

function fieldOf(changes: readonly AssumedChange[], at: number): string {
  const change = changes[at];
  const fields = { moves_out: 'last_day', moves_in: 'first_day', rent_changes: 'from', bill_changes: 'category' };
  return `changes.${String(at)}.${change === undefined ? '' : fields[change.kind]}`;
}

function toChange({ house, currency }: NamedHouse, change: AssumedChange, at: number): HouseChange {
  const minor = (amount: string, field: string): number => minorOf(amount, currency, `changes.${String(at)}.${field}`);
  switch (change.kind) {
    case 'moves_out':
      return { kind: change.kind, personId: change.roomie, lastDay: change.last_day };
    case 'moves_in': {
      const usual = house.rooms.find(({ id }) => id === change.room)?.rentMinor ?? 0;
      const rentMinor = change.rent === undefined ? usual : minor(change.rent, 'rent');
      return { kind: change.kind, roomId: change.room, firstDay: change.first_day, rentMinor };
    }
    case 'rent_changes':
      return {
        kind: change.kind,
        personId: change.roomie,
        from: change.from,
        rentMinor: minor(change.rent, 'rent'),
      };
    case 'bill_changes':
      return { kind: change.kind, category: change.category, monthlyMinor: minor(change.monthly, 'monthly') };
  }
}
