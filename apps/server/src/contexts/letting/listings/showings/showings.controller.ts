import type { Page, ParsedInput, Showing } from '@common-roof/contracts';
import { actOnShowing, listShowings, listShowingsOfRoom } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReadShowingsService } from './read-showings.service.ts';
import { ShowingsService } from './showings.service.ts';

@Controller()
export class ShowingsController {
  constructor(
    private readonly reader: ReadShowingsService,
    private readonly showings: ShowingsService,
  ) {}

  @Serves(listShowings)
  @Roles('roomie', 'homeowner', 'admin')
  listMine(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listShowings>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Showing>> {
    return this.reader.listMine(actor, query, origin);
  }

  @Serves(listShowingsOfRoom)
  @Roles('roomie', 'homeowner', 'admin')
  listForRoom(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listShowingsOfRoom>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Showing>> {
    return this.reader.listForRoom(actor, params.id, query, origin);
  }

  @Serves(actOnShowing)
  @Roles('roomie', 'homeowner', 'admin')
  act(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof actOnShowing>,
    @Origin() origin: RequestOrigin,
  ): Promise<Showing> {
    return this.showings.act(actor, params.id, body, origin);
  }
}
