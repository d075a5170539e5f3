import { FIRST_STEPS, FIRST_STEPS_DAYS, type FirstSteps, type Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { AccountsService } from '#contexts/identity/accounts/index.ts';
import { type FirstStepsRow, FirstStepsRepository } from './first-steps.repository.ts';

const DAY_MS = 86_400_000;
const NONE: FirstSteps = { is_shown: false, is_done: false, is_hidden: false, house_id: null, steps: [] };

/** Lists the first steps of a new account, computed from what the person has already done. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly repository: FirstStepsRepository,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the steps of the caller's role. A roomie who has moved out has none. */
  async getForAccount({ accountId, role }: Actor): Promise<FirstSteps> {
    const now = this.clock.now();
    const found = await this.findFacts(accountId, role, now);
    if (!found) return NONE;
    const { house_id, since, hidden_at: hiddenAt, ...facts } = found;
    const known: Readonly<Record<string, boolean | null>> = facts;
    // Null: the step doesn't apply to this person.
    const steps = FIRST_STEPS[role].flatMap((step) => {
      const isDone = known[step] ?? null;
      return isDone === null ? [] : [{ step, is_done: isDone }];
    });
    const isNew = now.getTime() - since.getTime() < FIRST_STEPS_DAYS * DAY_MS;
    return {
      is_shown: hiddenAt === null && isNew,
      is_done: steps.every(({ is_done: isDone }) => isDone),
      is_hidden: hiddenAt !== null,
      house_id,
      steps,
    };
  }

  async hide({ accountId }: Actor): Promise<void> {
    await this.accounts.hideFirstSteps(accountId, this.clock.now());
  }

  async show({ accountId }: Actor): Promise<void> {
    await this.accounts.showFirstSteps(accountId, this.clock.now());
  }

  private findFacts(id: string, role: Role, now: Date): Promise<FirstStepsRow | undefined> {
    switch (role) {
      case 'homeowner':
        return this.repository.findHomeownerFacts(id);
      case 'roomie':
        return this.repository.findRoomieFacts(id, now);
      case 'neatkeeper':
        return this.repository.findNeatkeeperFacts(id);
      case 'admin':
        return this.repository.findAdminFacts(id);
    }
  }
}
