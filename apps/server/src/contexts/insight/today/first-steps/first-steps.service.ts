import { FIRST_STEPS, type FirstSteps } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { AccountsService } from '#contexts/identity/accounts/index.ts';
import { FirstStepsRepository } from './first-steps.repository.ts';

/** Number of days for which an account counts as new. */
const NEW_DAYS = 60;
const DAY_MS = 86_400_000;

/** Lists the first steps of a new account, computed from what the person has already done. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly repository: FirstStepsRepository,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the steps of the caller's role. A roomie without a tenancy has none. */
  async getForAccount({ accountId, role }: Actor): Promise<FirstSteps> {
    const now = this.clock.now();
    const isOwner = role === 'homeowner';
    const found = isOwner
      ? await this.repository.findHomeownerFacts(accountId)
      : await this.repository.findRoomieFacts(accountId, now);
    if (!found) return { is_shown: false, house_id: null, steps: [] };
    const { house_id, since, hidden_at: hiddenAt } = found;
    const done: Readonly<Record<string, unknown>> = { ...found };
    const steps = FIRST_STEPS[isOwner ? 'homeowner' : 'roomie'].map((step) => ({ step, is_done: done[step] === true }));
    const isNew = now.getTime() - since.getTime() < NEW_DAYS * DAY_MS;
    return { is_shown: hiddenAt === null && isNew && steps.some(({ is_done: isDone }) => !isDone), house_id, steps };
  }

  async hide({ accountId }: Actor): Promise<void> {
    await this.accounts.hideFirstSteps(accountId, this.clock.now());
  }
}
