import type { OwnAd, Page, ParsedInput, PublicAd } from '@common-roof/contracts';
import {
  changeAd,
  closeAd,
  createAd,
  getAd,
  getOwnAd,
  listAds,
  listOwnAds,
  listRoomAgain,
  stepAd,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { AdStateService } from './ad-state.service.ts';
import { ReadAdsService } from './read-ads.service.ts';
import { WriteAdService } from './write-ad.service.ts';

@Controller()
export class AdsController {
  constructor(
    private readonly reader: ReadAdsService,
    private readonly writer: WriteAdService,
    private readonly states: AdStateService,
  ) {}

  @Serves(listAds)
  @Public()
  list(@Input() { query }: ParsedInput<typeof listAds>): Promise<Page<PublicAd>> {
    return this.reader.list(query);
  }

  @Serves(getAd)
  @Public()
  get(@Input() { params }: ParsedInput<typeof getAd>): Promise<PublicAd> {
    return this.reader.get(params);
  }

  @Serves(listOwnAds)
  @Roles('homeowner', 'admin')
  listOwn(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listOwnAds>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<OwnAd>> {
    return this.reader.listOwn(actor, query, origin);
  }

  @Serves(getOwnAd)
  @Roles('homeowner', 'admin')
  getOwn(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getOwnAd>): Promise<OwnAd> {
    return this.reader.getOwn(actor, params.id);
  }

  @Serves(createAd)
  @Roles('homeowner', 'admin')
  create(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof createAd>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnAd> {
    return this.writer.create(actor, body, origin);
  }

  @Serves(changeAd)
  @Roles('homeowner', 'admin')
  change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeAd>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnAd> {
    return this.writer.change(actor, params.id, body, origin);
  }

  @Serves(stepAd)
  @Roles('homeowner', 'admin')
  step(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof stepAd>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnAd> {
    return this.states.step(actor, params.id, body.step, body.wording_read, origin);
  }

  @Serves(closeAd)
  @Roles('homeowner', 'admin')
  close(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof closeAd>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.states.close(actor, params.id, origin);
  }

  @Serves(listRoomAgain)
  @Roles('homeowner', 'admin')
  listAgain(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listRoomAgain>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnAd> {
    return this.states.listAgain(actor, params.id, origin);
  }
}
