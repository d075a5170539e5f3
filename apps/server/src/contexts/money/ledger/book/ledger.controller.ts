import type {
  ArrearsOfHouses,
  CallResponse,
  LedgerBalance,
  LedgerCheck,
  LedgerEntry,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import { getArrears, getBalance, getRecalculating, listLedger, listLedgerChecks } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReadArrearsService } from './read-arrears.service.ts';
import { ReadLedgerService } from './read-ledger.service.ts';
import { ReadRestatementsService } from './read-restatements.service.ts';

@Controller()
export class LedgerController {
  constructor(
    private readonly reader: ReadLedgerService,
    private readonly arrears: ReadArrearsService,
    private readonly restatements: ReadRestatementsService,
  ) {}

  @Serves(getBalance)
  @Roles('roomie', 'homeowner', 'admin')
  balance(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getBalance>): Promise<LedgerBalance> {
    return this.reader.balance(actor, params.id);
  }

  @Serves(getArrears)
  @Roles('homeowner', 'admin')
  owedTo(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getArrears>): Promise<ArrearsOfHouses> {
    return this.arrears.getArrears(actor, params.id);
  }

  @Serves(listLedger)
  @Roles('roomie', 'homeowner', 'admin')
  entries(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listLedger>,
  ): Promise<Page<LedgerEntry>> {
    return this.reader.entries(actor, params.id, query);
  }

  @Serves(getRecalculating)
  @Roles('roomie', 'homeowner', 'admin')
  recalculating(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getRecalculating>,
  ): Promise<CallResponse<typeof getRecalculating>> {
    return this.restatements.isOpen(actor, params.id);
  }

  @Serves(listLedgerChecks)
  @Roles('admin')
  checks(@Input() { query }: ParsedInput<typeof listLedgerChecks>): Promise<Page<LedgerCheck>> {
    return this.reader.checks(query);
  }
}
