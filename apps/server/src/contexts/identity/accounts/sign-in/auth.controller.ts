import { AUTH_HEADER, type CallResponse, type ParsedInput, type Session } from '@common-roof/contracts';
import {
  acceptInvite,
  changeEmail,
  changePassword,
  confirmEmail,
  confirmPassword,
  endSession,
  forgotPassword,
  listSessions,
  login,
  logout,
  logoutEverywhere,
  resetPassword,
  verifyEmail,
} from '@common-roof/contracts/schemas';
import { Controller, Header, Req, Res } from '@nestjs/common';
import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { BeforeFactor, Public, Roles, WhileLeaving } from '#kernel/http/roles.decorator.ts';
import { EmailChangeService } from './email-change.service.ts';
import { LoginService } from './login.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { SessionsService } from './sessions.service.ts';
import { StepUp } from './step-up.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Done {
  message: string;
}

/** Clears cached photos as well. */
const NOTHING_KEPT = ['clear-site-data', '"cache"'] as const;

@Controller()
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly emails: EmailChangeService,
    private readonly stepUp: StepUp,
  ) {}

  @Serves(login)
  @Public()
  async login(
    @Input() { body }: ParsedInput<typeof login>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CallResponse<typeof login>> {
    const { answer, cookie } = await this.logins.login(body, request);
    void reply.header('set-cookie', cookie);
    return answer;
  }

  @Serves(forgotPassword)
  @Public()
  async forgot(@Input() { body }: ParsedInput<typeof forgotPassword>, @Origin() origin: RequestOrigin): Promise<Done> {
    await this.passwords.forgot(body.email, body.account_type, origin);
    return { message: 'If there is such an account, an e-mail with a link is on its way.' };
  }

  @Serves(resetPassword)
  @Public()
  async reset(
    @Input() { body }: ParsedInput<typeof resetPassword>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof resetPassword>> {
    const { account_type } = await this.passwords.setByLink('reset', body.token, body.new_password, origin);
    return { message: 'Your password is set. Sign in with it.', account_type };
  }

  @Serves(acceptInvite)
  @Public()
  async acceptInvite(
    @Input() { body }: ParsedInput<typeof acceptInvite>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof acceptInvite>> {
    const account = await this.passwords.setByLink('invite', body.token, body.new_password, origin);
    return { message: 'Welcome. Sign in with your new password.', ...account };
  }

  @Serves(verifyEmail)
  @Public()
  async verifyEmail(
    @Input() { body }: ParsedInput<typeof verifyEmail>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof verifyEmail>> {
    const type = await this.passwords.verifyEmail(body.token, origin);
    return { message: 'Your e-mail address is confirmed.', account_type: type };
  }

  @Serves(changePassword)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  async changePassword(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof changePassword>,
    @Origin() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    const token = await this.passwords.change(actor, body.current_password, body.new_password, origin);
    void reply.header(AUTH_HEADER, token);
    return { message: 'Your password is changed. Other sessions were ended.' };
  }

  @Serves(confirmPassword)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  async confirmPassword(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof confirmPassword>,
    @Origin() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    void reply.header(AUTH_HEADER, await this.stepUp.confirm(actor, body.current_password, body.code, origin));
  }

  @Serves(changeEmail)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  async changeEmail(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof changeEmail>,
    @Origin() origin: RequestOrigin,
  ): Promise<Done> {
    await this.emails.request(actor, body.new_email, body.current_password, origin);
    return { message: 'Follow the link that we have sent to the new address.' };
  }

  @Serves(confirmEmail)
  @Public()
  async confirmEmail(
    @Input() { body }: ParsedInput<typeof confirmEmail>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof confirmEmail>> {
    const type = await this.emails.confirm(body.token, origin);
    return { message: 'Sign in with your new address from now on.', account_type: type };
  }

  @Serves(endSession)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  endSession(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof endSession>): Promise<void> {
    return this.sessions.endOne(actor, params.id);
  }

  @Serves(logout)
  @Header(...NOTHING_KEPT)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  logout(@CurrentActor() actor: Actor, @Input() _input: ParsedInput<typeof logout>): Promise<void> {
    return this.sessions.logout(actor);
  }

  @Serves(logoutEverywhere)
  @Header(...NOTHING_KEPT)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  logoutEverywhere(@CurrentActor() actor: Actor, @Input() _input: ParsedInput<typeof logoutEverywhere>): Promise<void> {
    return this.sessions.logoutEverywhere(actor);
  }

  @Serves(listSessions)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  listSessions(@CurrentActor() actor: Actor): Promise<{ items: Session[] }> {
    return this.sessions.list(actor);
  }
}
