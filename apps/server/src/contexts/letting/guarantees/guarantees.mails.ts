import {
  guaranteeRequested,
  guaranteeCode,
  guaranteeOverdue,
  guaranteeOver,
  guaranteeSigned,
} from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Database } from '#kernel/database/database.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { SigningCodes } from '#contexts/letting/leasing/index.ts';
import { GuaranteeCodesRepository } from './guarantee-codes.repository.ts';
import { GUARANTEE_LINK } from './guarantee-link.ts';
import { type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';

/** Reasons for an e-mail to a guarantor, besides what is overdue and their code. */
const NEWS = ['asked', 'signed', 'withdrawn', 'ended'] as const;
export type GuaranteeNews = (typeof NEWS)[number];

/** E-mails to guarantors, who have no account and therefore no alerts. */
@Injectable()
export class GuaranteesMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly database: Database,
    private readonly guarantees: GuaranteesRepository,
    private readonly capabilities: Capabilities,
    private readonly codes: SigningCodes,
    private readonly store: GuaranteeCodesRepository,
  ) {}

  onModuleInit(): void {
    this.composers.register('guarantee', (email) => this.compose(email));
    this.composers.register('guarantee-overdue', (email) => this.composeOverdue(email));
    this.composers.register('guarantee-code', (email) => this.composeCode(email));
  }

  /** Null for news that is none any more. The link is created under a lock, so that it doesn't outlive a withdrawal. */
  private compose(email: EmailToCompose): Promise<ComposedEmail | null> {
    return this.database.transaction(async () => {
      await this.guarantees.lock(idOf(email));
      const row = await this.rowFor(email);
      const why = NEWS.find((news) => news === email.data['why']);
      if (!row || why === undefined) return null;
      const facts = factsOf(row);
      switch (why) {
        case 'asked': {
          if (row.state !== 'sent' || row.link_expires_at === null) return null;
          const until = { at: row.link_expires_at.toISOString(), zone: row.time_zone };
          return guaranteeRequested({ ...facts, until, url: await this.address(row) }, email.reader);
        }
        case 'signed':
          return row.state === 'signed'
            ? guaranteeSigned({ ...facts, url: await this.address(row) }, email.reader)
            : null;
        case 'withdrawn':
          return row.state === 'withdrawn' ? guaranteeOver({ ...facts, why, url: null }, email.reader) : null;
        case 'ended':
          return row.ended === null
            ? null
            : guaranteeOver({ ...facts, why: row.ended, url: await this.address(row) }, email.reader);
      }
    });
  }

  private async composeOverdue(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowFor(email);
    if (row?.state !== 'signed') return null;
    const { due_on: day, minor } = email.data;
    return guaranteeOverdue(
      {
        ...factsOf(row),
        amount: { minor: Number(minor), currency: row.currency },
        day: String(day),
        url: await this.address(row),
      },
      email.reader,
    );
  }

  private async composeCode(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowFor(email);
    const code = row && (await this.codes.listDigits(row.id, String(email.data['code_id']), this.store));
    return row && code ? guaranteeCode({ ...factsOf(row), code }, email.reader) : null;
  }

  private address({ id }: GuaranteeRow): Promise<string> {
    return this.capabilities.findOrCreate(GUARANTEE_LINK, id);
  }

  /** Returns the guarantee while its guarantor isn't forgotten. */
  private async rowFor(email: EmailToCompose): Promise<GuaranteeRow | null> {
    const row = await this.guarantees.find(idOf(email));
    return row && row.name !== '' ? row : null;
  }
}

const idOf = ({ data }: EmailToCompose): string => String(data['guarantee_id']);

const factsOf = ({ name, homeowner, roomie, room, house }: GuaranteeRow) => ({
  firstName: name,
  homeowner,
  roomie: roomie ?? '',
  room,
  house,
});
