import type { Page, ParsedInput, SupplyComment } from '@common-roof/contracts';
import { addSupplyComment, listSupplyComments, removeSupplyComment } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { SupplyCommentsService } from './supply-comments.service.ts';

@Controller()
export class SupplyCommentsController {
  constructor(private readonly comments: SupplyCommentsService) {}

  @Serves(listSupplyComments)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listSupplyComments>,
  ): Promise<Page<SupplyComment>> {
    return this.comments.list(actor, params.id, query);
  }

  @Serves(addSupplyComment)
  @Roles('roomie', 'homeowner')
  post(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addSupplyComment>,
  ): Promise<SupplyComment> {
    return this.comments.post(actor, params.id, body.text);
  }

  @Serves(removeSupplyComment)
  @Roles('roomie', 'homeowner')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removeSupplyComment>,
  ): Promise<SupplyComment> {
    return this.comments.remove(actor, params.id, params.comment);
  }
}
