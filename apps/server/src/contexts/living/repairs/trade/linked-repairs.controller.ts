import type { LinkedRepair, ParsedInput } from '@common-roof/contracts';
import {
  finishLinkedRepair,
  getRepairLink,
  planLinkedRepair,
  readLinkedRepair,
  readLinkedRepairPhoto,
  writeLinkedRepairNote,
} from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { sendStored } from '#contexts/identity/media/index.ts';
import { CopyRepairLinkService } from './copy-link.service.ts';
import { LinkedRepairsService } from './linked-repairs.service.ts';

@Controller()
export class LinkedRepairsController {
  constructor(
    private readonly linked: LinkedRepairsService,
    private readonly copying: CopyRepairLinkService,
  ) {}

  @Serves(getRepairLink)
  @Roles('homeowner', 'admin')
  link(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getRepairLink>): Promise<{ url: string }> {
    return this.copying.get(actor, params.id);
  }

  @Serves(readLinkedRepair)
  @Public()
  read(
    @Input() { body }: ParsedInput<typeof readLinkedRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<LinkedRepair> {
    return this.linked.read(body.token, origin);
  }

  @Serves(readLinkedRepairPhoto)
  @Public()
  async photo(
    @Input() { body }: ParsedInput<typeof readLinkedRepairPhoto>,
    @Origin() origin: RequestOrigin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const image = await this.linked.photo(body, origin);
    await sendStored(
      reply,
      { ...image, type: 'image/webp', fileName: `${body.image_id}-${body.size}.webp` },
      undefined,
    );
  }

  @Serves(planLinkedRepair)
  @Public()
  plan(
    @Input() { body }: ParsedInput<typeof planLinkedRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<LinkedRepair> {
    return this.linked.plan(body, origin);
  }

  @Serves(writeLinkedRepairNote)
  @Public()
  write(
    @Input() { body }: ParsedInput<typeof writeLinkedRepairNote>,
    @Origin() origin: RequestOrigin,
  ): Promise<LinkedRepair> {
    return this.linked.write(body, origin);
  }

  @Serves(finishLinkedRepair)
  @Public()
  finish(
    @Input() { body }: ParsedInput<typeof finishLinkedRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<LinkedRepair> {
    return this.linked.finish(body, origin);
  }
}
