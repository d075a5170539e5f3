import { AREA_OF_ALERTS, type NotificationKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface Hearing {
  readonly id: string;
  readonly person_id: string;
}

/** Finds the co-homeowners who hear what a homeowner is alerted of, by the areas that they look after. */
@Injectable()
export class HearingCoHomeowners {
  constructor(private readonly database: Database) {}

  async listHearing(homeownerIds: readonly string[], kind: NotificationKind): Promise<readonly Hearing[]> {
    const area = AREA_OF_ALERTS[kind];
    if (area === undefined) return [];
    return this.database.query<Hearing>(
      `SELECT id, person_id FROM co_homeowners
        WHERE homeowner_id = ANY($1) AND state = 'active' AND $2 = ANY(areas) ORDER BY id LIMIT 50`,
      [homeownerIds, area],
    );
  }
}

/** Returns the page that opens the homeowner's houses first, and then what an alert is about. */
export const linkOfShared = (coHomeownerId: string, link: string | null): string =>
  `/co-homeowners?${new URLSearchParams({ open: coHomeownerId, to: link ?? '/view' }).toString()}`;
