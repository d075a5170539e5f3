import type { CallResponse, LinkedGuarantee, ParsedInput } from '@common-roof/contracts';
import {
  declineLinkedGuarantee,
  readLinkedGuarantee,
  readLinkedGuaranteeDocument,
  requestGuaranteeCode,
  signLinkedGuarantee,
} from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { sendPdf } from '#kernel/documents/send-pdf.ts';
import { Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public } from '#kernel/http/roles.decorator.ts';
import { LinkedGuaranteeService } from './linked-guarantee.service.ts';

/** The token is in the body: an address with it would be in logs. */
@Controller()
export class LinkedGuaranteesController {
  constructor(private readonly linked: LinkedGuaranteeService) {}

  @Serves(readLinkedGuarantee)
  @Public()
  read(
    @Input() { body }: ParsedInput<typeof readLinkedGuarantee>,
    @Origin() origin: RequestOrigin,
  ): Promise<LinkedGuarantee> {
    return this.linked.read(body.token, origin);
  }

  @Serves(requestGuaranteeCode)
  @Public()
  sendCode(
    @Input() { body }: ParsedInput<typeof requestGuaranteeCode>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof requestGuaranteeCode>> {
    return this.linked.sendCode(body.token, origin);
  }

  @Serves(signLinkedGuarantee)
  @Public()
  sign(
    @Input() { body }: ParsedInput<typeof signLinkedGuarantee>,
    @Origin() origin: RequestOrigin,
  ): Promise<LinkedGuarantee> {
    return this.linked.sign(body.token, body, origin);
  }

  @Serves(declineLinkedGuarantee)
  @Public()
  decline(
    @Input() { body }: ParsedInput<typeof declineLinkedGuarantee>,
    @Origin() origin: RequestOrigin,
  ): Promise<LinkedGuarantee> {
    return this.linked.decline(body.token, body.reason, origin);
  }

  @Serves(readLinkedGuaranteeDocument)
  @Public()
  async document(
    @Input() { body }: ParsedInput<typeof readLinkedGuaranteeDocument>,
    @Origin() origin: RequestOrigin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.linked.document(body.token, origin));
  }
}
