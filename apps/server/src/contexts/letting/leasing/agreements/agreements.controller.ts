import type { AgreementDetail, AgreementVersion, CallResponse, Page, ParsedInput } from '@common-roof/contracts';
import {
  changeAgreement,
  getAgreement,
  getAgreementDocument,
  listAgreementTemplates,
  listAgreementVersions,
  listOwnAgreements,
  sendAgreementToHouse,
} from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReadTemplatesService } from '#contexts/letting/leasing/templates/read-templates.service.ts';
import { ChangeAgreementService } from './change-agreement.service.ts';
import { MakeAgreementService } from './make-agreement.service.ts';
import { ReadAgreementsService } from './read-agreements.service.ts';
import { sendPdf } from '#kernel/documents/send-pdf.ts';

/** Routes of agreements by their id, and the lists of both parties. */
@Controller()
export class AgreementsController {
  constructor(
    private readonly reader: ReadAgreementsService,
    private readonly changing: ChangeAgreementService,
    private readonly making: MakeAgreementService,
    private readonly templates: ReadTemplatesService,
  ) {}

  /** Returns a homeowner's templates, or the agreements addressed to a roomie. */
  @Serves(listAgreementTemplates)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listAgreementTemplates>,
  ): Promise<CallResponse<typeof listAgreementTemplates>> {
    return actor.role === 'roomie'
      ? this.reader.addressedTo(actor, params.id, query)
      : this.templates.list(actor, params.id, query);
  }

  @Serves(listOwnAgreements)
  @Roles('roomie', 'homeowner', 'admin')
  own(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listOwnAgreements>,
  ): Promise<CallResponse<typeof listOwnAgreements>> {
    return this.reader.own(actor, query);
  }

  @Serves(sendAgreementToHouse)
  @Roles('homeowner', 'admin')
  sendToHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof sendAgreementToHouse>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof sendAgreementToHouse>> {
    return this.making.forHouse(actor, params.id, body.template_id, origin);
  }

  @Serves(listAgreementVersions)
  @Roles('homeowner', 'admin')
  versions(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listAgreementVersions>,
  ): Promise<Page<AgreementVersion>> {
    return this.reader.versions(actor, params.id, query);
  }

  @Serves(getAgreementDocument)
  @Roles('roomie', 'homeowner', 'admin')
  async document(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getAgreementDocument>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.reader.document(actor, params.id));
  }

  @Serves(getAgreement)
  @Roles('roomie', 'homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getAgreement>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    return this.reader.get(actor, params.id, origin);
  }

  @Serves(changeAgreement)
  @Roles('roomie', 'homeowner', 'admin')
  async change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeAgreement>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof changeAgreement>> {
    const isThere = await this.changing.change(actor, params.id, body, origin);
    return isThere ? this.reader.get(actor, params.id, origin) : { _id: params.id };
  }
}
