import type { CallResponse, ParsedInput, PassportKeys, PassportPreview } from '@common-roof/contracts';
import {
  getPassportState,
  listPassportKeys,
  listPassports,
  makePassport,
  previewPassport,
  revokePassport,
} from '@common-roof/contracts/schemas';
import { Controller, Header } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { MakePassportService } from './make-passport.service.ts';
import { PassportsService } from './passports.service.ts';

@Controller()
export class PassportsController {
  constructor(
    private readonly making: MakePassportService,
    private readonly passports: PassportsService,
  ) {}

  @Serves(previewPassport)
  @Roles('roomie')
  preview(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof previewPassport>,
  ): Promise<PassportPreview> {
    return this.making.preview(actor, query.language);
  }

  @Serves(makePassport)
  @Roles('roomie')
  make(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof makePassport>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof makePassport>> {
    return this.making.make(actor, body, origin);
  }

  @Serves(listPassports)
  @Roles('roomie')
  list(@CurrentActor() actor: Actor): Promise<CallResponse<typeof listPassports>> {
    return this.passports.list(actor);
  }

  @Serves(revokePassport)
  @Roles('roomie')
  revoke(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof revokePassport>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.passports.revoke(actor, params.id, origin);
  }

  @Serves(listPassportKeys)
  @Public()
  @Header('cache-control', 'public, max-age=3600')
  listKeys(): PassportKeys {
    return this.passports.listKeys();
  }

  @Serves(getPassportState)
  @Public()
  getState(@Input() { params }: ParsedInput<typeof getPassportState>): Promise<CallResponse<typeof getPassportState>> {
    return this.passports.getState(params.hash);
  }
}
