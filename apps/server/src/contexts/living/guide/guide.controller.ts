import type { Guide, GuideEntry, ParsedInput, WifiPasswords } from '@common-roof/contracts';
import {
  editGuideEntry,
  getGuide,
  getWifiPasswords,
  moveGuideEntry,
  removeGuideEntry,
  writeGuideEntry,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReadGuideService } from './read-guide.service.ts';
import { WriteGuideService } from './write-guide.service.ts';

@Controller()
export class GuideController {
  constructor(
    private readonly reading: ReadGuideService,
    private readonly writing: WriteGuideService,
  ) {}

  @Serves(getGuide)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getGuide>): Promise<Guide> {
    return this.reading.getGuide(actor, params.id);
  }

  /** Admins write a new password, and never read one. */
  @Serves(getWifiPasswords)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  getPasswords(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getWifiPasswords>,
  ): Promise<WifiPasswords> {
    return this.reading.getPasswords(actor, params.id);
  }

  @Serves(writeGuideEntry)
  @Roles('homeowner', 'admin')
  write(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof writeGuideEntry>,
    @Origin() origin: RequestOrigin,
  ): Promise<GuideEntry> {
    return this.writing.write(actor, params.id, body, origin);
  }

  @Serves(editGuideEntry)
  @Roles('homeowner', 'admin')
  edit(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof editGuideEntry>,
    @Origin() origin: RequestOrigin,
  ): Promise<GuideEntry> {
    return this.writing.edit(actor, params.id, body, origin);
  }

  @Serves(moveGuideEntry)
  @Roles('homeowner', 'admin')
  move(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof moveGuideEntry>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.writing.move(actor, params.id, body.position, origin);
  }

  @Serves(removeGuideEntry)
  @Roles('homeowner', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removeGuideEntry>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.writing.remove(actor, params.id, origin);
  }
}
