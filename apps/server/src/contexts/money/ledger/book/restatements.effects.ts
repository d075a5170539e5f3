import { alertSaying, type RestatedLine } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { RestatementBegun, SharesRestated } from './restatements.events.ts';
import { type CauseRow, RestatementsRepository } from './restatements.repository.ts';
import { type RestatedShareRow } from './restatements-read-model.ts';

/** Number of shares that are listed. The others are only counted. */
const NAMED = 8;

/**
 * Declares the effects of restatements: everyone whose share changed is told once, with the previous amount, and the
 * house sees that recalculation is running.
 */
@DeclaresEffects()
@Injectable()
export class RestatementsEffects implements EffectsProvider {
  constructor(
    private readonly restatements: RestatementsRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(RestatementBegun, { live: (event) => this.recalculating(event) }),
    when(SharesRestated, { live: (event) => this.recalculating(event), alerts: (event) => this.tellThem(event) }),
  ];

  /** Includes people who have moved out since. */
  private async recalculating({ house_id, restatement_id }: EventOf<typeof SharesRestated>): Promise<Push> {
    const moved = (await this.restatements.listShares(restatement_id)).map(({ person_id: id }) => id);
    const to = [...new Set([...(await this.houses.listHousehold(house_id)), ...moved])];
    return push(to, 'money:recalculated', { house_id });
  }

  private async tellThem({ restatement_id: about }: EventOf<typeof SharesRestated>): Promise<RaisedAlert[]> {
    const cause = await this.restatements.find(about);
    if (!cause) return [];
    const shares = await this.restatements.listShares(about);
    return [...Map.groupBy(shares, ({ person_id: id }) => id)]
      .filter(([to]) => !knows(cause, to))
      .map(([to, theirs]) => ({
        to,
        kind: 'share_changed',
        about,
        says: alertSaying('share_changed', toSaid(cause, to, theirs)),
        names: cause.person_id === null ? [] : [cause.person_id],
        link: to === cause.homeowner_id ? `/adminsupplies?house=${cause.house_id}` : '/supplies',
      }));
  }
}

/**
 * Returns whether a person already knows: the one who made the change saw it, and a buyer is told about their purchase
 * separately.
 */
const knows = ({ kind, person_id: person, made_by: maker }: CauseRow, to: string): boolean =>
  to === maker || (kind === 'purchase_removed' && to === person);

function toSaid(cause: CauseRow, to: string, shares: readonly RestatedShareRow[]) {
  const { kind, house, person, person_id: id, day_before: before, day_after: after, reason, currency } = cause;
  const sum = (column: 'before_minor' | 'after_minor'): number =>
    shares.reduce((all, share) => all + Number(share[column]), 0);
  return {
    house,
    currency,
    count: shares.length,
    because: { kind, name: id === to ? null : (person ?? ''), before, after, reason },
    was: sum('before_minor'),
    is: sum('after_minor'),
    lines: shares.slice(0, NAMED).map(toLine),
  };
}

/** The facts are those of the journals of the kind. */
const toLine = ({ subject_kind: of, facts, before_minor: was, after_minor: is }: RestatedShareRow): RestatedLine =>
  ({ of, ...facts, was: Number(was), is: Number(is) }) as RestatedLine;
