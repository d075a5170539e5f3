import { repairForTrade, repairTradeOver } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { RepairsRepository } from '#contexts/living/repairs/repairs.repository.ts';
import { addressOf } from './linked-repairs.mapper.ts';
import { type LinkedRepairRow, LinkedRepairsRepository } from './linked-repairs.repository.ts';
import { TradeLinks } from './trade-links.ts';

/** Reasons for an e-mail to a tradesperson. */
const NEWS = ['assigned', 'planned', 'agreed', 'refused', 'near', 'note', 'reopened', 'over'] as const;
export type TradeNews = (typeof NEWS)[number];

/** E-mails to tradespeople, who have no account and therefore no alerts. */
@Injectable()
export class TradeMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly database: Database,
    private readonly linked: LinkedRepairsRepository,
    private readonly repairs: RepairsRepository,
    private readonly links: TradeLinks,
  ) {}

  onModuleInit(): void {
    this.composers.register('repair-trade', (email) => this.composeNews(email));
    this.composers.register('repair-trade-over', (email) => this.composeOver(email));
  }

  /** The link is created under a lock, so that it doesn't outlive a change of who takes care of the repair. */
  private composeNews(email: EmailToCompose): Promise<ComposedEmail | null> {
    return this.database.transaction(async () => {
      await this.repairs.lock(idOf(email));
      const row = await this.rowFor(email);
      const why = NEWS.find((news) => news === email.data['why']);
      if (row?.state !== 'accepted' || why === undefined || why === 'over') return null;
      // A time that was removed again before this was sent is no news.
      if ((why === 'planned' || why === 'agreed' || why === 'near') && row.visit_from === null) return null;
      const address = addressOf(row);
      return repairForTrade({ ...factsOf(row), why, address, url: await this.links.address(row.id) }, email.reader);
    });
  }

  private async composeOver(email: EmailToCompose): Promise<ComposedEmail | null> {
    if (email.data['why'] === 'replaced') {
      const repair = await this.linked.findTitle(idOf(email));
      return repair ? repairTradeOver({ ...repair, firstName: null, time: null }, email.reader) : null;
    }
    const row = await this.rowFor(email);
    return !row || row.state === 'accepted' ? null : repairTradeOver(factsOf(row), email.reader);
  }

  /** Returns the repair while its tradesperson is still the one whom the e-mail is for. */
  private async rowFor(email: EmailToCompose): Promise<LinkedRepairRow | null> {
    const row = await this.linked.find(idOf(email));
    return row?.trade_email?.toLowerCase() === email.to.toLowerCase() ? row : null;
  }
}

const idOf = ({ data }: EmailToCompose): string => String(data['repair_id']);

const factsOf = (row: LinkedRepairRow) => ({
  firstName: row.trade_name,
  homeowner: row.homeowner,
  title: row.title,
  time: row.visit_from === null ? null : { at: row.visit_from.toISOString(), zone: row.time_zone },
});
