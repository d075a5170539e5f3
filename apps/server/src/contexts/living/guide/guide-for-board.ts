import type { WifiSecurity } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { WifiPasswordSeal } from './wifi-password-seal.ts';

interface BoardEntryRow {
  readonly id: string;
  readonly kind: 'bins' | 'emergency' | 'wifi';
  readonly title: string;
  readonly text: string;
  readonly phone: string | null;
  readonly wifi_network: string | null;
  readonly wifi_security: WifiSecurity | null;
  readonly wifi_password: string | null;
}

/** What of a guide hangs in the kitchen. */
export interface GuideOnBoard {
  readonly bins: { readonly title: string; readonly text: string }[];
  readonly emergencies: { readonly title: string; readonly text: string; readonly phone: string }[];
  readonly wifi: { readonly network: string; readonly security: WifiSecurity; readonly password: string | null }[];
}

/** Reads what of a house's guide its board shows: entries for all residents, about the whole house. */
@Injectable()
export class GuideForBoard {
  constructor(
    private readonly database: Database,
    private readonly seal: WifiPasswordSeal,
  ) {}

  async list(
    houseId: string,
    asked: { readonly hasEmergency: boolean; readonly hasWifi: boolean },
  ): Promise<GuideOnBoard> {
    const kinds = ['bins', ...(asked.hasEmergency ? ['emergency'] : []), ...(asked.hasWifi ? ['wifi'] : [])];
    const rows = await this.database.query<BoardEntryRow>(
      `SELECT g.id, g.kind, g.title, g.text, g.phone, g.wifi_network, g.wifi_security, g.wifi_password
         FROM guide_entries g
        WHERE g.house_id = $1 AND g.kind = ANY($2) AND g.audience <> 'homeowner' AND g.room_id IS NULL
        ORDER BY g.position, g.id`,
      [houseId, kinds],
    );
    const networks = rows.map(async ({ id, wifi_network: network, wifi_security: security, wifi_password: stored }) => {
      if (network === null || security === null) return [];
      const password = stored === null ? null : await this.seal.openAndRenew({ id, wifi_password: stored });
      return [{ network, security, password }];
    });
    return {
      bins: rows.filter(({ kind }) => kind === 'bins').map(({ title, text }) => ({ title, text })),
      emergencies: rows.flatMap(({ title, text, phone }) => (phone === null ? [] : [{ title, text, phone }])),
      wifi: (await Promise.all(networks)).flat(),
    };
  }
}
