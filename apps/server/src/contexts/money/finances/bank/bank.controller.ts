import type { BankEntry, CallResponse, Page, ParsedInput } from '@common-roof/contracts';
import {
  enterBankEntries,
  enterBankEntry,
  ignoreBankEntry,
  importBankStatement,
  listBankEntries,
  listBankPeople,
  listCertainBankEntries,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { EnterBankEntryService } from './enter-bank-entry.service.ts';
import { ImportBankStatementService } from './import-bank-statement.service.ts';
import { ReadBankEntriesService } from './read-bank-entries.service.ts';

/** Bank statements of homeowners. Nobody else reads them, admins neither. */
@Controller()
export class BankController {
  constructor(
    private readonly importing: ImportBankStatementService,
    private readonly reading: ReadBankEntriesService,
    private readonly entering: EnterBankEntryService,
  ) {}

  @Serves(importBankStatement)
  @Roles('homeowner')
  importStatement(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof importBankStatement>,
  ): Promise<CallResponse<typeof importBankStatement>> {
    return this.importing.importFile(actor, body);
  }

  @Serves(listBankEntries)
  @Roles('homeowner')
  listEntries(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listBankEntries>,
  ): Promise<Page<BankEntry>> {
    return this.reading.list(actor, query);
  }

  @Serves(listCertainBankEntries)
  @Roles('homeowner')
  listCertain(@CurrentActor() actor: Actor): Promise<CallResponse<typeof listCertainBankEntries>> {
    return this.reading.listCertain(actor);
  }

  @Serves(listBankPeople)
  @Roles('homeowner')
  listPeople(@CurrentActor() actor: Actor): Promise<CallResponse<typeof listBankPeople>> {
    return this.reading.listPeople(actor);
  }

  @Serves(ignoreBankEntry)
  @Roles('homeowner')
  ignore(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof ignoreBankEntry>,
  ): Promise<BankEntry> {
    return this.entering.setIgnored(actor, params.id, body.ignored);
  }

  @Serves(enterBankEntry)
  @Roles('homeowner')
  enter(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof enterBankEntry>,
    @Origin() origin: RequestOrigin,
  ): Promise<BankEntry> {
    return this.entering.enter(actor, params.id, body, origin);
  }

  @Serves(enterBankEntries)
  @Roles('homeowner')
  enterAll(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof enterBankEntries>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof enterBankEntries>> {
    return this.entering.enterAll(actor, body, origin);
  }
}
