import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  when,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { DATA_EXPORT_MAIL } from './data-exports.mails.ts';
import { DataExportRequested, DataExportEnded, DataExportFailed, DataExportReady } from './data-exports.events.ts';
import { DataExportsRepository } from './data-exports.repository.ts';

/** Informs the owner about their export, on screen and by e-mail. */
@DeclaresEffects()
@Injectable()
export class DataExportsEffects implements EffectsProvider {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    when(DataExportRequested, {
      live: ({ account_id }) => push([account_id], 'data_export:changed'),
      activity: ({ account_id }) => activity(account_id, 'data_export_asked'),
    }),
    when(DataExportReady, {
      live: ({ account_id }) => push([account_id], 'data_export:changed'),
      alerts: async ({ account_id, export_id }) => {
        const row = await this.exports.find(export_id);
        if (!row?.expires_at) return null;
        const day = row.expires_at.toISOString().slice(0, 10);
        return { ...alertTo(account_id, export_id), says: alertSaying('data_export_ready', { day }) };
      },
      mail: async ({ account_id, export_id, link_id }) => {
        const account = await this.accounts.find(account_id);
        return account && { template: DATA_EXPORT_MAIL, to: account, data: { export_id, link_id } };
      },
    }),
    when(DataExportFailed, {
      live: ({ account_id }) => push([account_id], 'data_export:changed'),
      alerts: ({ account_id, export_id }) => ({
        ...alertTo(account_id, export_id),
        says: alertSaying('data_export_failed'),
      }),
    }),
    when(DataExportEnded, {
      live: ({ account_id }) => push([account_id], 'data_export:changed'),
      // The linked export is gone.
      alerts: ({ account_id, export_id }) => ({ of: [account_id], kind: 'account_security', about: export_id }),
    }),
  ];
}

const alertTo = (account: string, about: string): Omit<RaisedAlert, 'says'> => ({
  to: account,
  about,
  kind: 'account_security',
  link: '/profile?show=data#own-data',
});
