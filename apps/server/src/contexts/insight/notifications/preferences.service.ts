import {
  chosenKindsOf,
  emailDefaultOf,
  type ParsedInput,
  type Preferences,
  pushDefaultOf,
  type savePreferences,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { TimeZones } from '#kernel/database/time-zones.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { AccountsService } from '#contexts/identity/accounts/index.ts';
import { Digests } from './digests.service.ts';
import { PreferencesRepository } from './preferences.repository.ts';

@Injectable()
export class PreferencesService {
  constructor(
    private readonly database: Database,
    private readonly preferences: PreferencesRepository,
    private readonly accounts: AccountsService,
    private readonly timeZones: TimeZones,
    private readonly digests: Digests,
  ) {}

  async get({ accountId, role }: Actor): Promise<Preferences> {
    const [settings, chosen] = await Promise.all([
      this.preferences.settings(accountId),
      this.preferences.listForAccount(accountId),
    ]);
    if (!settings) throw notFound();
    const alerts = chosenKindsOf(role).map(
      (kind) =>
        chosen.find((row) => row.kind === kind) ?? {
          kind,
          in_app: true,
          email: emailDefaultOf(kind),
          push: pushDefaultOf(kind),
        },
    );
    return { ...settings, alerts, role };
  }

  /**
   * @throws 422 for a kind of alert that the caller's role doesn't get or can't refuse, and for an unknown time zone
   */
  async save(
    actor: Actor,
    { alerts = [], ...settings }: ParsedInput<typeof savePreferences>['body'],
  ): Promise<Preferences> {
    const kinds: readonly string[] = chosenKindsOf(actor.role);
    const strange = alerts.find(({ kind }) => !kinds.includes(kind));
    if (strange) throw unacceptable('alerts', 'There is nothing to choose about this kind of alert.');
    await this.timeZones.require(settings.time_zone);
    return this.database.transaction(async () => {
      await this.accounts.saveSettings(actor.accountId, settings);
      await this.digests.plan(actor.accountId);
      for (const alert of alerts) await this.preferences.save(actor.accountId, alert);
      return this.get(actor);
    });
  }
}
