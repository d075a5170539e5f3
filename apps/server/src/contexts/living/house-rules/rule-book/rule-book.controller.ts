import type { ParsedInput, RuleBook } from '@common-roof/contracts';
import { acknowledgeRules, getRuleBook, printRuleBook } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor, Reading } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { sendPdf } from '#kernel/documents/send-pdf.ts';
import { RuleBookService } from './rule-book.service.ts';

@Controller()
export class RuleBookController {
  constructor(private readonly book: RuleBookService) {}

  @Serves(getRuleBook)
  @Roles('roomie', 'homeowner', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getRuleBook>): Promise<RuleBook> {
    return this.book.get(actor, params.id);
  }

  @Serves(acknowledgeRules)
  @Roles('roomie')
  acknowledge(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof acknowledgeRules>,
  ): Promise<RuleBook> {
    return this.book.acknowledge(actor, params.id, body.version);
  }

  @Serves(printRuleBook)
  @Roles('roomie', 'homeowner', 'admin')
  async print(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof printRuleBook>,
    @Reading() reader: Reader,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.book.print(actor, params.id, reader));
  }
}
