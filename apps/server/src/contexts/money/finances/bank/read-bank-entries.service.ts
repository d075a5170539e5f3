import {
  type BankEntry,
  type CallResponse,
  LIMITS,
  type listBankEntries,
  type listBankPeople,
  type Page,
  type ParsedInput,
} from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { toBankEntry } from './bank.mapper.ts';
import { BankEntriesRepository, type BankEntryRow } from './bank-entries.repository.ts';
import { BankProposals } from './bank-proposals.ts';

/** Shows a homeowner their entries of bank statements, and whose the open ones probably are. */
@Injectable()
export class ReadBankEntriesService {
  constructor(
    private readonly entries: BankEntriesRepository,
    private readonly proposals: BankProposals,
  ) {}

  async list(
    { accountId }: Actor,
    { list, ...paging }: ParsedInput<typeof listBankEntries>['query'],
  ): Promise<Page<BankEntry>> {
    const slice = await this.entries.list(accountId, list, paging);
    if (list !== 'open') return toPage(slice, (row) => toBankEntry(row));
    const shown = await this.proposed(accountId, slice.rows);
    return { items: shown, next_cursor: slice.next };
  }

  /** Returns those that are certain, the oldest first, as many as can be entered at once. */
  async listCertain({ accountId }: Actor): Promise<{ items: BankEntry[] }> {
    const open = await this.entries.listOpen(accountId, LIMITS.bankEntries);
    const certain = (await this.proposed(accountId, open)).filter(({ certainty }) => certainty === 'certain');
    return { items: certain.slice(0, LIMITS.bankEnteredAtOnce) };
  }

  async listPeople({ accountId }: Actor): Promise<CallResponse<typeof listBankPeople>> {
    const { all } = await this.proposals.readPeople(accountId);
    return {
      items: all.map(({ roomieId, name, houseId, house, currency, dues }) => ({
        roomie: { _id: roomieId, name },
        house: { _id: houseId, name: house },
        currency,
        open: toWireMoney(
          dues.reduce((sum, { minor }) => sum + minor, 0),
          currency,
        ),
      })),
    };
  }

  private async proposed(homeownerId: string, rows: readonly BankEntryRow[]): Promise<BankEntry[]> {
    if (rows.length === 0) return [];
    const from = rows.reduce((oldest, { booked_on: day }) => (day < oldest ? day : oldest), rows[0]?.booked_on ?? '');
    const people = await this.proposals.readPeople(homeownerId, from);
    return rows.map((row) => toBankEntry(row, people, people.propose(row).proposal));
  }
}
