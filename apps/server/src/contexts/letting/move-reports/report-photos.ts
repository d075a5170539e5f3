import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import type { ReportParties } from './move-report-row.sql.ts';
import { MOVE_REPORTS, MoveReportsRepository } from './move-reports.repository.ts';
import { requireAuthor, partyOf } from './report-parties.ts';

/** Photos of a report: visible to both parties once it is submitted, and fixed from then on. */
@Injectable()
export class ReportPhotos implements OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly reports: MoveReportsRepository,
    private readonly states: States,
  ) {}

  onModuleInit(): void {
    this.places.register('report_item', this.ofItems);
    this.places.register('report_addendum', this.ofAddenda);
  }

  private readonly ofItems: PhotoPlacePolicy = {
    mayRead: async (actor, itemId) => maySee(actor, await this.reports.findItemParties(itemId)),
    requireArrange: async (actor, itemId) => {
      const row = await this.reports.findItemParties(itemId);
      if (!row) throw notFound();
      requireAuthor(actor, row);
    },
    // Runs in the transaction of the change: a submission waits for it, or it comes too late.
    arranged: async (itemId) => {
      const row = await this.reports.findItemParties(itemId);
      await this.states.advance(MOVE_REPORTS, 'fill', row?.id ?? itemId);
    },
  };

  private readonly ofAddenda: PhotoPlacePolicy = {
    mayRead: async (actor, addendumId) => maySee(actor, await this.reports.findAddendumParties(addendumId)),
    // Photos come with the addendum and stay.
    requireArrange: () => Promise.reject(notFound()),
  };
}

function maySee(actor: Actor | null, row: ReportParties | undefined): boolean {
  if (actor === null || !row) return false;
  const side = partyOf(actor, row);
  return side !== undefined && (row.state !== 'draft' || side === row.by);
}
