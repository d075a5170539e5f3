import type { ParsedInput, Preferences } from '@common-roof/contracts';
import { getPreferences, savePreferences } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PreferencesService } from './preferences.service.ts';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Serves(getPreferences)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own preferences')
  get(@CurrentActor() actor: Actor): Promise<Preferences> {
    return this.preferences.get(actor);
  }

  @Serves(savePreferences)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own preferences')
  save(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof savePreferences>): Promise<Preferences> {
    return this.preferences.save(actor, body);
  }
}
