import { REPAIR_REOPEN_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { RepairNotesRepository } from './repair-notes.repository.ts';
import { RepairLongOver } from './repairs.events.ts';
import { RepairsRepository } from './repairs.repository.ts';
import { LinkedRepairsRepository } from './trade/linked-repairs.repository.ts';
import { TradeLinks } from './trade/trade-links.ts';

/** Personal data: what people reported, what they wrote about it, and how tradespeople are reached. */
@DeclaresPersonalData()
@Injectable()
export class RepairsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly repairs: RepairsRepository,
    private readonly notes: RepairNotesRepository,
    private readonly linked: LinkedRepairsRepository,
    private readonly links: TradeLinks,
    private readonly register: PersonalData,
  ) {}

  readonly personalData = [
    personalData('repairs', {
      export: { repairs: ({ id, newest }) => this.repairs.exportFor(id, newest) },
      forget: async (id) => this.register.forgetStrangers(await this.linked.listAddressed(id)),
      forgetStranger: async (id) => {
        await this.links.revoke(id);
        await this.linked.forgetAddress(id);
      },
      periods: [
        {
          of: 'the e-mail address of a tradesperson',
          days: REPAIR_REOPEN_DAYS,
          after: 'the repair ended',
          job: 'forget-tradesperson',
        },
      ],
      retained: {
        reporter_id: 'What was broken in a house is part of its history; it is of a former roomie then.',
        title: 'What was broken in a house is part of its history.',
        description: 'What was broken in a house is part of its history.',
        area_name: 'How a part of a house is called.',
        entry_note: 'It belongs to the report.',
        assignee_id: 'Who took care of it stays answerable for it.',
        trade_name: 'Who took care of it stays answerable for it.',
        agreed_by: 'That somebody was let in was agreed.',
        ended_by: 'Who said that it is done stays answerable for it.',
        ended_words: 'What was done is part of the history of the house.',
      },
    }),
    personalData('repair_notes', {
      export: { repair_notes: ({ id, newest }) => this.notes.exportFor(id, newest) },
      retained: {
        author_id: 'What was written stays as messages do, under a former roomie.',
        trade_name: 'Who wrote it stays with what was written.',
        text: 'What was written stays as messages do, under a former roomie.',
      },
    }),
  ];

  /** A repair that was reopened and ended again has a later event. */
  @EventHandler(RepairLongOver, { id: 'forget-tradesperson', queue: 'recalculation', effect: 'transaction' })
  forgetTradesperson({ repair_id }: EventOf<typeof RepairLongOver>): Promise<void> {
    return this.register.forgetStrangers([repair_id]);
  }
}
