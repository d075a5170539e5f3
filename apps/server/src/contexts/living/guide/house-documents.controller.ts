import type { HouseDocument, HouseDocuments, ParsedInput } from '@common-roof/contracts';
import {
  addHouseDocument,
  editHouseDocument,
  listHouseDocuments,
  removeHouseDocument,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { HouseDocumentsService } from './house-documents.service.ts';
import { ReadGuideService } from './read-guide.service.ts';

@Controller()
export class HouseDocumentsController {
  constructor(
    private readonly reading: ReadGuideService,
    private readonly documents: HouseDocumentsService,
  ) {}

  @Serves(listHouseDocuments)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listHouseDocuments>,
  ): Promise<HouseDocuments> {
    return this.reading.listDocuments(actor, params.id, query.list);
  }

  @Serves(addHouseDocument)
  @Roles('homeowner', 'admin')
  enter(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addHouseDocument>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseDocument> {
    return this.documents.enter(actor, params.id, body, origin);
  }

  @Serves(editHouseDocument)
  @Roles('homeowner', 'admin')
  edit(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof editHouseDocument>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseDocument> {
    return this.documents.edit(actor, params.id, body, origin);
  }

  @Serves(removeHouseDocument)
  @Roles('homeowner', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removeHouseDocument>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.documents.remove(actor, params.id, origin);
  }
}
