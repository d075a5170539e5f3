import { dataExportReady } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { DATA_EXPORT_LINK } from './data-export-link.ts';
import { DataExportsRepository } from './data-exports.repository.ts';

export const DATA_EXPORT_MAIL = 'data-export-ready';

/** E-mails the link to a requested export. */
@Injectable()
export class DataExportsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly capabilities: Capabilities,
    private readonly accounts: AccountsReadModel,
    private readonly exports: DataExportsRepository,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount(DATA_EXPORT_MAIL, (email) => this.compose(email));
  }

  /** Nothing once there is nothing left to download. */
  private async compose({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    const row = await this.exports.find(String(data['export_id']));
    const url = await this.capabilities.findAddress(DATA_EXPORT_LINK, String(data['link_id']));
    if (!account || !row?.expires_at || !url) return null;
    const expiresAt = { at: row.expires_at.toISOString(), zone: account.time_zone };
    return dataExportReady({ firstName: account.first_name, url, expiresAt }, reader);
  }
}
