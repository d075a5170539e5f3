import { Injectable } from '@nestjs/common';

import { DeclaresEffects, type EffectsProvider, push, when } from '#kernel/events/effects.ts';
import { PassportMade, PassportRevoked } from './passport.events.ts';

/** Declares the effects of passports: their owner's other devices show them. They are nobody else's concern. */
@DeclaresEffects()
@Injectable()
export class PassportEffects implements EffectsProvider {
  readonly effects = [
    when(PassportMade, { live: ({ account_id }) => push([account_id], 'passports:changed') }),
    when(PassportRevoked, { live: ({ account_id }) => push([account_id], 'passports:changed') }),
  ];
}
