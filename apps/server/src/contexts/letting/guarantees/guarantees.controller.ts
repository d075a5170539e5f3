import type { Guarantee, GuaranteesOfLease, ParsedInput } from '@common-roof/contracts';
import {
  answerGuarantee,
  askForGuarantee,
  changeGuarantee,
  getGuaranteeDocument,
  listGuarantees,
  shareWithGuarantor,
} from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { sendPdf } from '#kernel/documents/send-pdf.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AnswerGuaranteeService } from './answer-guarantee.service.ts';
import { AskGuaranteeService } from './ask-guarantee.service.ts';
import { ChangeGuaranteeService } from './change-guarantee.service.ts';
import { ReadGuaranteesService } from './read-guarantees.service.ts';

@Controller()
export class GuaranteesController {
  constructor(
    private readonly reading: ReadGuaranteesService,
    private readonly asking: AskGuaranteeService,
    private readonly answering: AnswerGuaranteeService,
    private readonly changing: ChangeGuaranteeService,
  ) {}

  @Serves(listGuarantees)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listGuarantees>,
  ): Promise<GuaranteesOfLease> {
    return this.reading.list(actor, params.id);
  }

  @Serves(askForGuarantee)
  @Roles('homeowner', 'admin')
  ask(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof askForGuarantee>,
    @Origin() origin: RequestOrigin,
  ): Promise<Guarantee> {
    return this.asking.ask(actor, params.id, body, origin);
  }

  @Serves(changeGuarantee)
  @Roles('homeowner', 'admin')
  change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeGuarantee>,
    @Origin() origin: RequestOrigin,
  ): Promise<Guarantee> {
    return this.changing.change(actor, params.id, body, origin);
  }

  @Serves(answerGuarantee)
  @Roles('roomie')
  answer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof answerGuarantee>,
    @Origin() origin: RequestOrigin,
  ): Promise<Guarantee> {
    return this.answering.answer(actor, params.id, body, origin);
  }

  @Serves(shareWithGuarantor)
  @Roles('roomie')
  share(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof shareWithGuarantor>,
    @Origin() origin: RequestOrigin,
  ): Promise<Guarantee> {
    return this.answering.share(actor, params.id, body.shows_payments, origin);
  }

  @Serves(getGuaranteeDocument)
  @Roles('roomie', 'homeowner', 'admin')
  async document(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getGuaranteeDocument>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.reading.document(actor, params.id));
  }
}
