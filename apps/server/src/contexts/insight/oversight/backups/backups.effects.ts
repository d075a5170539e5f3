import { backupFailed } from '@common-roof/mail-templates';
import { alertSaying } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { DeclaresEffects, type EffectsProvider, type RaisedAlert, when } from '#kernel/events/effects.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { BackupRunsRepository } from './backup-runs.repository.ts';
import { BackupFailed } from './backups.events.ts';

/** Tells the operator and every admin about a backup that failed. */
@DeclaresEffects()
@Injectable()
export class BackupsEffects implements EffectsProvider, OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly accounts: AccountsReadModel,
    private readonly runs: BackupRunsRepository,
    private readonly composers: MailComposers,
  ) {}

  readonly effects = [
    when(BackupFailed, {
      alerts: () => this.alertAdmins(),
      mail: ({ run_id }) => ({
        template: 'backup-failed',
        to: { id: null, email: this.config.env.OPERATOR_EMAIL, locale: null },
        data: { run_id },
      }),
    }),
  ];

  onModuleInit(): void {
    this.composers.register('backup-failed', (email) => this.compose(email));
  }

  private async alertAdmins(): Promise<readonly RaisedAlert[]> {
    const says = alertSaying('backup_failed');
    const admins = await this.accounts.admins();
    return admins.map((to) => ({ to, kind: 'backup_failed', about: null, link: '/admin/health', says }));
  }

  private async compose({ data, reader }: EmailToCompose): Promise<ComposedEmail | null> {
    const run = await this.runs.find(String(data['run_id']));
    return run?.reason ? backupFailed({ reason: run.reason }, reader) : null;
  }
}
