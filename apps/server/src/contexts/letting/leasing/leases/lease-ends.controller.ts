import type { AgreementDetail, LeaseEnd, LeaseSettings, ParsedInput, Settlement } from '@common-roof/contracts';
import {
  agreeOnMove,
  answerLeaseRequest,
  getLeaseEnd,
  getLeaseSettings,
  getSettlement,
  preReleaseLease,
  releaseLease,
  requestLeaseChange,
  rollBackRelease,
  saveLeaseSettings,
  withdrawLeaseRequest,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReadAgreementsService } from '#contexts/letting/leasing/agreements/read-agreements.service.ts';
import { LeaseRequestsService } from './lease-requests.service.ts';
import { MovesService } from './moves.service.ts';
import { NoticeService } from './notice.service.ts';
import { ReleaseService } from './release.service.ts';
import { SettlementService } from './settlement.service.ts';

/** Routes for moving to another room, notice, settlement, release, and the way back. */
@Controller()
export class LeaseEndsController {
  constructor(
    private readonly notices: NoticeService,
    private readonly settlements: SettlementService,
    private readonly releases: ReleaseService,
    private readonly requests: LeaseRequestsService,
    private readonly moves: MovesService,
    private readonly reader: ReadAgreementsService,
  ) {}

  @Serves(getLeaseSettings)
  @Roles('homeowner', 'admin')
  settings(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getLeaseSettings>,
  ): Promise<LeaseSettings> {
    return this.notices.settings(actor, params.id);
  }

  @Serves(saveLeaseSettings)
  @Roles('homeowner', 'admin')
  saveSettings(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveLeaseSettings>,
  ): Promise<LeaseSettings> {
    return this.notices.saveSettings(actor, params.id, body);
  }

  @Serves(getLeaseEnd)
  @Roles('roomie', 'homeowner', 'admin')
  endLease(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getLeaseEnd>): Promise<LeaseEnd> {
    return this.notices.findEnd(actor, params.id);
  }

  @Serves(getSettlement)
  @Roles('roomie', 'homeowner', 'admin')
  settlement(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getSettlement>,
  ): Promise<Settlement> {
    return this.settlements.get(actor, params.id, query);
  }

  @Serves(preReleaseLease)
  @Roles('roomie', 'homeowner', 'admin')
  async giveNotice(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof preReleaseLease>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    return this.reader.get(actor, await this.notices.giveNotice(actor, params.id, body, origin), origin);
  }

  @Serves(releaseLease)
  @Roles('homeowner', 'admin')
  async release(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof releaseLease>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    return this.reader.get(actor, await this.releases.release(actor, params.id, body, origin), origin);
  }

  @Serves(requestLeaseChange)
  @Roles('roomie', 'homeowner')
  requestChange(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof requestLeaseChange>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseEnd> {
    return this.requests.request(actor, params.id, body, origin);
  }

  @Serves(agreeOnMove)
  @Roles('homeowner', 'admin')
  async agreeOnMove(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof agreeOnMove>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    return this.reader.get(actor, await this.moves.draft(actor, params.id, body, origin), origin);
  }

  @Serves(answerLeaseRequest)
  @Roles('roomie', 'homeowner')
  answerRequest(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof answerLeaseRequest>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseEnd> {
    return this.requests.answer(actor, params.id, body.accept, origin);
  }

  @Serves(withdrawLeaseRequest)
  @Roles('roomie', 'homeowner')
  withdrawRequest(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof withdrawLeaseRequest>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseEnd> {
    return this.requests.withdraw(actor, params.id, origin);
  }

  @Serves(rollBackRelease)
  @Roles('roomie', 'homeowner', 'admin')
  async rollBack(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof rollBackRelease>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    return this.reader.get(actor, await this.releases.rollBack(actor, params.id, origin), origin);
  }
}
