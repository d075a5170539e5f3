import type { CallResponse, Factors, ParsedInput, Passkey } from '@common-roof/contracts';
import {
  addPasskey,
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  getFactors,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  resetFactors,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { BeforeFactor, Roles } from '#kernel/http/roles.decorator.ts';
import { OwnFactors } from './own-factors.service.ts';
import { ResetFactors } from './reset-factors.service.ts';

@Controller()
export class OwnFactorsController {
  constructor(
    private readonly factors: OwnFactors,
    private readonly resets: ResetFactors,
  ) {}

  @Serves(getFactors)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  read(@CurrentActor() actor: Actor): Promise<Factors> {
    return this.factors.read(actor);
  }

  @Serves(beginTwoStep)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  startTwoStep(
    @CurrentActor() actor: Actor,
    @Input() _input: ParsedInput<typeof beginTwoStep>,
  ): Promise<CallResponse<typeof beginTwoStep>> {
    return this.factors.startTwoStep(actor);
  }

  @Serves(confirmTwoStep)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  confirm(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof confirmTwoStep>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof confirmTwoStep>> {
    return this.factors.confirm(actor, body.code, origin);
  }

  @Serves(endTwoStep)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  endTwoStep(
    @CurrentActor() actor: Actor,
    @Input() _input: ParsedInput<typeof endTwoStep>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.factors.endTwoStep(actor, origin);
  }

  @Serves(renewRecoveryCodes)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  renew(
    @CurrentActor() actor: Actor,
    @Input() _input: ParsedInput<typeof renewRecoveryCodes>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof renewRecoveryCodes>> {
    return this.factors.renewCodes(actor, origin);
  }

  @Serves(newPasskeyOptions)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  askToMake(
    @CurrentActor() actor: Actor,
    @Input() _input: ParsedInput<typeof newPasskeyOptions>,
  ): Promise<CallResponse<typeof newPasskeyOptions>> {
    return this.factors.askToMake(actor);
  }

  @Serves(addPasskey)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  addPasskey(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof addPasskey>,
    @Origin() origin: RequestOrigin,
  ): Promise<Passkey> {
    return this.factors.addPasskey(actor, body, origin);
  }

  @Serves(renamePasskey)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  rename(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof renamePasskey>): Promise<Passkey> {
    return this.factors.rename(actor, params.id, body.name);
  }

  @Serves(removePasskey)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removePasskey>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.factors.removePasskey(actor, params.id, origin);
  }

  @Serves(resetFactors)
  @Roles('admin')
  reset(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof resetFactors>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.resets.reset(actor, params.id, origin);
  }
}
