import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { AppealDecided, AppealEscalated, type AppealIds, AppealOpened } from './appeals.events.ts';
import { AppealsRepository, type AppealReadModelRow } from './appeals.repository.ts';

const ROOMIES_PAGE = '/feedbackpage?show=appeals';
const ownersPage = (houseId: string): string => `/feedbackAdminPage?house=${houseId}&show=appeals`;
const ADMINS_PAGE = '/admino#appeals';

/** Declares the effects of appeals. An appeal waits for one party at a time: the homeowner, then the admins. */
@DeclaresEffects()
@Injectable()
export class AppealsEffects implements EffectsProvider {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly houses: HousesReadModel,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    when(AppealOpened, {
      live: (event) => this.houseOf(event),
      activity: ({ roomie_id, house_id: house }) => activity(roomie_id, 'appeal_opened', { house }),
      alerts: async ({ appeal_id, house_id }) => {
        const row = await this.waiting(appeal_id);
        return row && !row.is_escalated ? asks(row, row.homeowner_id, ownersPage(house_id)) : null;
      },
      mail: async ({ appeal_id, roomie_id }) => {
        const account = await this.accounts.find(roomie_id);
        return account && { template: 'appeal-copy', to: account, data: { appeal_id } };
      },
    }),
    when(AppealEscalated, {
      live: async (event) => [...(await this.houseOf(event)), await this.changed(event)],
      alerts: async ({ appeal_id }) => {
        const row = await this.waiting(appeal_id);
        if (!row) return null;
        const admins = await this.accounts.admins();
        return [answered([row.homeowner_id], appeal_id), ...admins.map((to) => asks(row, to, ADMINS_PAGE))];
      },
    }),
    when(AppealDecided, {
      live: async (event) => [...(await this.houseOf(event)), await this.changed(event)],
      activity: ({ actor_id, outcome, house_id: house }) => activity(actor_id, `appeal_${outcome}`, { house }),
      alerts: async ({ appeal_id, outcome, roomie_id: to }) => {
        const row = await this.appeals.findForEffects(appeal_id);
        if (!row) return null;
        const about = row.due_on === null ? 'feedback' : 'strike';
        const says = alertSaying(`appeal_${outcome}`, { ...factsOf(row), about, reason: row.reason });
        const asked = [row.homeowner_id, ...(await this.accounts.admins())];
        return [answered(asked, appeal_id), { to, kind: 'appeal_decided', about: appeal_id, link: ROOMIES_PAGE, says }];
      },
    }),
  ];

  /** The house learns of an appeal through its points. Admins don't live there. */
  private async changed({ house_id, roomie_id }: AppealIds): Promise<Push> {
    const admins = await this.accounts.admins();
    return push(admins, 'points:changed', { house_id, roomie_ids: [roomie_id] });
  }

  /** What was struck or said is another thing from now on. */
  private async houseOf({ house_id, appeal_id, roomie_id }: AppealIds): Promise<Push[]> {
    const row = await this.appeals.findForEffects(appeal_id);
    if (!row) return [];
    const audience = await this.houses.listAudience(house_id);
    if (row.due_on === null) return [push(audience, 'feedback:updated', { house_id, chore_id: row.chore_id })];
    const turns = push(audience, 'chores:changed', { house_id });
    if (row.feed_id === null) return [turns];
    return [turns, push(audience, 'feed:updated', { house_id, feed_id: row.feed_id, roomie_id })];
  }

  private async waiting(id: string): Promise<AppealReadModelRow | undefined> {
    const row = await this.appeals.findForEffects(id);
    return row?.state === 'open' ? row : undefined;
  }
}

const factsOf = ({ catalogue, name, house }: AppealReadModelRow) => ({ chore: { catalogue, name }, house });
const asks = (row: AppealReadModelRow, to: string, link: string): RaisedAlert => ({
  to,
  kind: 'appeal_opened',
  about: row.id,
  names: [row.roomie_id],
  link,
  says: alertSaying('appeal_opened', { ...factsOf(row), name: row.first_name }),
});
const answered = (of: readonly string[], about: string): ClosedQuestion => ({ of, kind: 'appeal_opened', about });
