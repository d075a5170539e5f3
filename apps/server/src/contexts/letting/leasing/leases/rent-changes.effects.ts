import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  DeclaresEffects,
  type EffectsProvider,
  type Push,
  push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import { RentAnnounced, RentChangeAnswered, RentChangeWithdrawn } from './rent-changes.events.ts';
import { RentChangesRepository } from './rent-changes.repository.ts';

interface OfChange {
  readonly agreement_id: string;
  readonly change_id: string;
}

/** Tells the other party of a lease about an announced rent. What two people pay each other is no news of the house. */
@DeclaresEffects()
@Injectable()
export class RentChangesEffects implements EffectsProvider {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly changes: RentChangesRepository,
  ) {}

  readonly effects = [
    when(RentAnnounced, { live: (event) => this.changed(event), alerts: (event) => this.announced(event) }),
    when(RentChangeWithdrawn, { live: (event) => this.changed(event), alerts: (event) => this.withdrawn(event) }),
    when(RentChangeAnswered, { live: (event) => this.changed(event), alerts: (event) => this.answered(event) }),
  ];

  private async changed({ agreement_id }: OfChange): Promise<readonly Push[]> {
    const row = await this.agreements.find(agreement_id);
    if (!row) return [];
    const parties = [row.homeowner_id, ...(row.roomie_id === null ? [] : [row.roomie_id])];
    return [push(parties, 'agreement:changed', { agreement_id })];
  }

  private async announced(event: OfChange): Promise<RaisedAlert | null> {
    const found = await this.find(event);
    // One that was withdrawn meanwhile has an alert of its own.
    if (found?.change.state !== 'announced') return null;
    const { title, homeowner_name: name, roomie_id: to, id } = found.row;
    if (to === null) return null;
    const says = alertSaying('rent_announced', { name, title, day: found.day, rent: found.rent, before: found.before });
    return { to, kind: 'agreement_changed', about: id, says, link: `/lease?agreement=${id}` };
  }

  private async withdrawn(event: OfChange): Promise<RaisedAlert | null> {
    const found = await this.find(event);
    if (!found || found.row.roomie_id === null) return null;
    const { homeowner_name: name, roomie_id: to, id } = found.row;
    const says = alertSaying('rent_withdrawn', { name, day: found.day, before: found.before });
    return { to, kind: 'agreement_changed', about: id, says, link: `/lease?agreement=${id}` };
  }

  private async answered(event: OfChange): Promise<RaisedAlert | null> {
    const found = await this.find(event);
    if (!found) return null;
    const { change, row, day, rent, before } = found;
    const name = row.party_name;
    const says =
      change.answer === 'objected'
        ? alertSaying('rent_objected', { name, day, objection: change.objection })
        : alertSaying('rent_acknowledged', { name, day, rent, before });
    const link = `/agreements?agreement=${row.id}`;
    return { to: row.homeowner_id, kind: 'agreement_answered', about: row.id, says, link };
  }

  private async find({ agreement_id, change_id }: OfChange) {
    const [row, change] = await Promise.all([this.agreements.find(agreement_id), this.changes.find(change_id)]);
    if (!row || !change) return undefined;
    const { currency } = row;
    return {
      row,
      change,
      day: change.from_on,
      rent: { minor: Number(change.rent_minor), currency },
      before: { minor: Number(change.before_minor), currency },
    };
  }
}
