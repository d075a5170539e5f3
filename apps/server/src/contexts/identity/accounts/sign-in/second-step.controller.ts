import { AUTH_HEADER, type CallResponse, type ParsedInput } from '@common-roof/contracts';
import {
  confirmPasskey,
  confirmPasskeyOptions,
  passkeyLogin,
  passkeyLoginOptions,
  secondStep,
} from '@common-roof/contracts/schemas';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { BeforeFactor, Public, Roles } from '#kernel/http/roles.decorator.ts';
import { PasskeyLoginService } from './passkey-login.service.ts';
import { SecondStep } from './second-step.service.ts';
import { StepUp } from './step-up.ts';

/** Signing in with another factor than the password. */
@Controller()
export class SecondStepController {
  constructor(
    private readonly second: SecondStep,
    private readonly passkeys: PasskeyLoginService,
    private readonly stepUp: StepUp,
  ) {}

  @Serves(secondStep)
  @Public()
  async finish(
    @Input() { body }: ParsedInput<typeof secondStep>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CallResponse<typeof secondStep>> {
    const { answer, cookie } = await this.second.finish(body, request);
    void reply.header('set-cookie', cookie);
    return answer;
  }

  @Serves(passkeyLoginOptions)
  @Public()
  askForLogin(
    @Input() _input: ParsedInput<typeof passkeyLoginOptions>,
  ): Promise<CallResponse<typeof passkeyLoginOptions>> {
    return this.passkeys.createChallenge();
  }

  @Serves(passkeyLogin)
  @Public()
  async login(
    @Input() { body }: ParsedInput<typeof passkeyLogin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CallResponse<typeof passkeyLogin>> {
    const { answer, cookie } = await this.passkeys.login(body, request);
    void reply.header('set-cookie', cookie);
    return answer;
  }

  @Serves(confirmPasskeyOptions)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  askToConfirm(
    @CurrentActor() actor: Actor,
    @Input() _input: ParsedInput<typeof confirmPasskeyOptions>,
  ): Promise<CallResponse<typeof confirmPasskeyOptions>> {
    return this.stepUp.askForPasskey(actor);
  }

  @Serves(confirmPasskey)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  async confirm(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof confirmPasskey>,
    @Origin() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    void reply.header(AUTH_HEADER, await this.stepUp.confirmByPasskey(actor, body, origin));
  }
}
