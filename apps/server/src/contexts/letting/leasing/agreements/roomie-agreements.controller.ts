import type { Agreement, AgreementDetail, Page, ParsedInput } from '@common-roof/contracts';
import {
  addAgreementToRoomie,
  editAgreement,
  leaseOfRoomie,
  listAgreementsOfRoomie,
  listOldAgreementsOfRoomie,
  setAgreementStatus,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ChangeAgreementService } from './change-agreement.service.ts';
import { MakeAgreementService } from './make-agreement.service.ts';
import { ReadAgreementsService } from './read-agreements.service.ts';
import { SignAgreementService } from './sign-agreement.service.ts';
import { WriteAgreementService } from './write-agreement.service.ts';

/** Routes of one roomie's agreements. */
@Controller()
export class RoomieAgreementsController {
  constructor(
    private readonly reader: ReadAgreementsService,
    private readonly making: MakeAgreementService,
    private readonly writing: WriteAgreementService,
    private readonly changing: ChangeAgreementService,
    private readonly signing: SignAgreementService,
  ) {}

  @Serves(addAgreementToRoomie)
  @Roles('homeowner', 'admin')
  async addAgreement(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addAgreementToRoomie>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    return this.reader.get(actor, await this.making.forRoom(actor, params.room, body, origin), origin);
  }

  @Serves(listAgreementsOfRoomie)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listAgreementsOfRoomie>,
  ): Promise<Page<Agreement>> {
    return this.reader.listForRoomie(actor, params.id, false, query);
  }

  @Serves(listOldAgreementsOfRoomie)
  @Roles('roomie', 'homeowner', 'admin')
  listOld(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listOldAgreementsOfRoomie>,
  ): Promise<Page<Agreement>> {
    return this.reader.listForRoomie(actor, params.id, true, query);
  }

  @Serves(editAgreement)
  @Roles('homeowner', 'admin')
  async edit(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof editAgreement>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    return this.reader.get(actor, await this.writing.edit(actor, params.id, body, origin), origin);
  }

  @Serves(setAgreementStatus)
  @Roles('homeowner', 'admin')
  async setStatus(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setAgreementStatus>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    await this.changing.setStatus(actor, params.id, body, origin);
    return this.reader.get(actor, body.signedAgreementId, origin);
  }

  /** A homeowner writes the lease, the roomie signs it. */
  @Serves(leaseOfRoomie)
  @Roles('roomie', 'homeowner')
  async lease(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof leaseOfRoomie>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    if ('agreement' in body) {
      if (actor.role !== 'homeowner')
        throw new DomainError('forbidden', { detail: 'Only the other party to the agreement can do this.' });
      return this.reader.get(actor, await this.writing.writeLease(actor, params.id, body, origin), origin);
    }
    if (actor.role !== 'roomie')
      throw new DomainError('forbidden', { detail: 'Only the other party to the agreement can do this.' });
    if (actor.accountId !== params.id) throw notFound();
    await this.signing.signAsRoomie(actor, body.agreement_id, body, origin);
    return this.reader.get(actor, body.agreement_id, origin);
  }
}
