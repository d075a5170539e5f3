import type {
  CallResponse,
  LeaseOfferAnswer,
  Page,
  ParsedInput,
  Prospect,
  ProspectDetail,
} from '@common-roof/contracts';
import {
  changeProspect,
  getLeaseDocument,
  getProspect,
  listProspects,
  offerRoom,
  readLeaseOffer,
  requestSigningCode,
  signLeaseOffer,
  writeLeaseText,
} from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor, OptionalActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { OrByLink, Public, Roles, SignedInOrNot } from '#kernel/http/roles.decorator.ts';
import { sendPdf } from '#kernel/documents/send-pdf.ts';
import { LeasePageService } from './lease-page.service.ts';
import { OffersService } from './offers.service.ts';

/** The secret of a lease link in place of a prospect's id. */
const SLUG = /^[A-Za-z0-9_-]{22}$/;

/** Without an actor, the guard admitted the request because of its link only. */
@Controller()
export class ProspectsController {
  constructor(
    private readonly offers: OffersService,
    private readonly page: LeasePageService,
  ) {}

  @Serves(listProspects)
  @Roles('homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listProspects>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Prospect>> {
    return this.offers.list(actor, params.id, query, origin);
  }

  @Serves(offerRoom)
  @Roles('homeowner', 'admin')
  offer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof offerRoom>,
    @Origin() origin: RequestOrigin,
  ): Promise<ProspectDetail> {
    return this.offers.offer(actor, params.id, body, origin);
  }

  @Serves(getProspect)
  @Roles('homeowner', 'admin')
  @OrByLink(SLUG)
  get(
    @OptionalActor() actor: Actor | null,
    @Input() { params }: ParsedInput<typeof getProspect>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof getProspect>> {
    return actor ? this.offers.get(actor, params.id, origin) : this.page.read(params.id, origin);
  }

  @Serves(changeProspect)
  @Roles('homeowner', 'admin')
  @OrByLink(SLUG)
  change(
    @OptionalActor() actor: Actor | null,
    @Input() { params: { id }, body }: ParsedInput<typeof changeProspect>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof changeProspect>> {
    if (!actor) {
      if (body.action === 'correct') return this.page.correct(id, body, origin);
      if (body.action === 'decline') return this.page.decline(id, body.reason, origin);
      throw notByLink();
    }
    switch (body.action) {
      case 'change':
        return this.offers.change(actor, id, body, origin);
      case 'withdraw':
        return this.offers.withdraw(actor, id, origin);
      case 'resend':
        return this.offers.resend(actor, id, body, origin);
      case 'readdress':
        return this.offers.readdress(actor, id, body, origin);
      case 'correct':
      case 'decline':
        throw onlyByLink();
    }
  }

  @Serves(writeLeaseText)
  @Roles('homeowner')
  @OrByLink(SLUG)
  writeLease(
    @OptionalActor() actor: Actor | null,
    @Input() { params: { id }, body }: ParsedInput<typeof writeLeaseText>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof writeLeaseText>> {
    if ('consent' in body) {
      if (actor) throw onlyByLink();
      return this.page.sign(id, null, body, origin);
    }
    if (!actor) throw notByLink();
    return this.offers.writeLease(actor, id, body, origin);
  }

  @Serves(readLeaseOffer)
  @Public()
  read(
    @Input() { params }: ParsedInput<typeof readLeaseOffer>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseOfferAnswer> {
    return this.page.read(params.slug, origin);
  }

  @Serves(requestSigningCode)
  @SignedInOrNot()
  sendCode(
    @OptionalActor() actor: Actor | null,
    @Input() { params }: ParsedInput<typeof requestSigningCode>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof requestSigningCode>> {
    return this.page.sendCode(params.slug, actor, origin);
  }

  @Serves(signLeaseOffer)
  @SignedInOrNot()
  sign(
    @OptionalActor() actor: Actor | null,
    @Input() { params, body }: ParsedInput<typeof signLeaseOffer>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseOfferAnswer> {
    return this.page.sign(params.slug, actor, body, origin);
  }

  @Serves(getLeaseDocument)
  @Public()
  async document(
    @Input() { params }: ParsedInput<typeof getLeaseDocument>,
    @Origin() origin: RequestOrigin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.page.document(params.slug, origin));
  }
}

const notByLink = (): DomainError =>
  new DomainError('forbidden', { detail: 'Only the homeowner who made the offer can do this.' });
const onlyByLink = (): DomainError =>
  new DomainError('forbidden', { detail: 'Only the person who got this offer can do this, with their link.' });
