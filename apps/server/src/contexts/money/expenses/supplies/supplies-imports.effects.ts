import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { SuppliesImported, SuppliesImportEnded } from './supplies.events.ts';
import { SuppliesImportsRepository } from './supplies-imports.repository.ts';

interface AboutImport {
  readonly house_id: string;
  readonly import_id: string;
  readonly actor_id: string;
}

/** Declares the effects of imports. Everyone in the house is told, because an import makes others owe money. */
@DeclaresEffects()
@Injectable()
export class SuppliesImportsEffects implements EffectsProvider {
  constructor(
    private readonly imports: SuppliesImportsRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(SuppliesImported, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'supplies_imported', { house }),
      alerts: (event) => this.tellAll(event, 'supplies_imported'),
    }),
    when(SuppliesImportEnded, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'supplies_import_ended', { house }),
      alerts: (event) => this.tellAll(event, 'supplies_import_ended'),
    }),
  ];

  private async changed({ house_id }: AboutImport): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'supplies:changed', { house_id });
  }

  private async tellAll(
    { house_id, import_id, actor_id }: AboutImport,
    what: 'supplies_imported' | 'supplies_import_ended',
  ): Promise<RaisedAlert[]> {
    const row = await this.imports.find(import_id);
    if (!row) return [];
    const { name: house } = await this.houses.findPlace(house_id);
    const { first_name: name, purchases, payment_journals: payments, from_day: from, to_day: to, reason } = row;
    const says = alertSaying(what, { name, house, count: purchases + payments.length, from, to, reason });
    const others = (await this.houses.listHousehold(house_id)).filter((id) => id !== actor_id);
    return others.map((other) => ({ to: other, kind: 'supplies_imported', about: import_id, link: '/supplies', says }));
  }
}
