import { Injectable } from '@nestjs/common';

import { DeclaresEffects, type EffectsProvider, push, when } from '#kernel/events/effects.ts';
import { BankEntriesChanged } from './bank.events.ts';

/** Declares the effects of bank statements: they concern their homeowner alone, so no stream tells of them. */
@DeclaresEffects()
@Injectable()
export class BankEffects implements EffectsProvider {
  readonly effects = [when(BankEntriesChanged, { live: ({ homeowner_id: id }) => push([id], 'bank:changed') })];
}
