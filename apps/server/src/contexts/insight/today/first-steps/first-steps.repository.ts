import type { FIRST_STEPS, Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface Start {
  readonly house_id: string | null;
  /** When the account began, its person moved in, or asked for the steps again; whichever was last. */
  readonly since: Date;
  readonly hidden_at: Date | null;
}

/** For each step whether it is done; null for one that doesn't apply. */
type Facts<R extends Role> = Start & Readonly<Record<(typeof FIRST_STEPS)[R][number], boolean | null>>;
export type FirstStepsRow = Facts<'homeowner'> | Facts<'roomie'> | Facts<'neatkeeper'> | Facts<'admin'>;

const START = 'greatest(a.created_at, a.first_steps_shown_at) AS since, a.first_steps_hidden_at AS hidden_at';
const PHOTO = `EXISTS (SELECT 1 FROM image_placements p WHERE p.kind = 'account' AND p.owner_id = a.id)`;
const NOTIFICATIONS = `(EXISTS (SELECT 1 FROM notification_preferences n WHERE n.account_id = a.id)
                OR EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.account_id = a.id)) AS notifications`;

/** Reads which of the first steps people have taken: one statement for each role, and one row. */
@Injectable()
export class FirstStepsRepository {
  constructor(private readonly database: Database) {}

  /** Covers all houses of a homeowner. The links lead to the newest one. */
  async findHomeownerFacts(id: string): Promise<Facts<'homeowner'> | undefined> {
    const [row] = await this.database.query<Facts<'homeowner'>>(
      `SELECT (SELECT h.id FROM houses h WHERE h.homeowner_id = a.id AND NOT h.is_sample AND h.state <> 'archived' ORDER BY h.id DESC LIMIT 1)
                AS house_id,
              ${START},
              EXISTS (SELECT 1 FROM houses h WHERE h.homeowner_id = a.id AND NOT h.is_sample AND h.state <> 'draft') AS house,
              EXISTS (SELECT 1 FROM rooms r JOIN houses h ON h.id = r.house_id WHERE h.homeowner_id = a.id AND NOT h.is_sample) AS rooms,
              (EXISTS (SELECT 1 FROM houses h JOIN image_placements p ON p.kind = 'house' AND p.owner_id = h.id
                        WHERE h.homeowner_id = a.id AND NOT h.is_sample)
                OR EXISTS (SELECT 1 FROM houses h JOIN rooms r ON r.house_id = h.id
                             JOIN image_placements p ON p.kind = 'room' AND p.owner_id = r.id
                            WHERE h.homeowner_id = a.id AND NOT h.is_sample)) AS photos,
              (EXISTS (SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id WHERE h.homeowner_id = a.id AND NOT h.is_sample)
                OR EXISTS (SELECT 1 FROM ads d WHERE d.homeowner_id = a.id AND d.state <> 'draft')) AS people,
              EXISTS (SELECT 1 FROM house_rules r JOIN houses h ON h.id = r.house_id
                       WHERE h.homeowner_id = a.id AND NOT h.is_sample AND trim(r.text) <> '') AS rules,
              EXISTS (SELECT 1 FROM chores c JOIN houses h ON h.id = c.house_id WHERE h.homeowner_id = a.id AND NOT h.is_sample) AS chores,
              (EXISTS (SELECT 1 FROM recurring_bills b JOIN houses h ON h.id = b.house_id WHERE h.homeowner_id = a.id AND NOT h.is_sample)
                OR EXISTS (SELECT 1 FROM variable_costs b JOIN houses h ON h.id = b.house_id
                            WHERE h.homeowner_id = a.id AND NOT h.is_sample)) AS bills,
              EXISTS (SELECT 1 FROM bank_details b JOIN houses h ON h.id = b.house_id WHERE h.homeowner_id = a.id AND NOT h.is_sample) AS pay_to
         FROM accounts a WHERE a.id = $1`,
      [id],
    );
    return row;
  }

  /**
   * Covers the stay that the roomie has at `now`, or the coming one. Returns undefined for a roomie who has moved out.
   */
  async findRoomieFacts(id: string, now: Date): Promise<Facts<'roomie'> | undefined> {
    const [row] = await this.database.query<Facts<'roomie'>>(
      `SELECT t.house_id, greatest(t.since, a.created_at, a.first_steps_shown_at) AS since,
              a.first_steps_hidden_at AS hidden_at,
              (${PHOTO} OR o.emergency_name IS NOT NULL) AS profile,
              t.id IS NOT NULL AS home,
              (SELECT bool_or(g.state <> 'sent') FROM agreements g WHERE g.roomie_id = a.id AND g.type = 'lease'
                  AND g.state NOT IN ('draft', 'declined', 'withdrawn', 'expired', 'cancelled')) AS lease,
              CASE WHEN t.is_here THEN EXISTS (SELECT 1 FROM move_reports m
                       WHERE m.tenancy_id = t.id AND m.kind = 'move_in' AND m.state <> 'draft') END AS report,
              CASE WHEN t.is_here AND EXISTS (SELECT 1 FROM house_rules r WHERE r.house_id = t.house_id
                       AND r.version = t.rules_version AND trim(r.text) <> '')
                   THEN EXISTS (SELECT 1 FROM rule_acknowledgements k
                       WHERE k.house_id = t.house_id AND k.roomie_id = a.id) END AS rules,
              CASE WHEN t.is_here THEN EXISTS (SELECT 1 FROM conversations c JOIN messages s ON s.conversation_id = c.id
                       WHERE s.sender_id = a.id AND c.house_id = t.house_id) END AS hello,
              CASE WHEN t.is_here AND EXISTS (SELECT 1 FROM chores c WHERE c.house_id = t.house_id)
                   THEN EXISTS (SELECT 1 FROM feed_items f WHERE f.roomie_id = a.id AND f.removed_at IS NULL) END AS chore,
              CASE WHEN t.is_here THEN EXISTS (SELECT 1 FROM supplies s WHERE s.buyer_id = a.id) END AS purchase,
              CASE WHEN t.is_here AND EXISTS (SELECT 1 FROM agreements g WHERE g.tenancy_id = t.id AND g.rent_minor > 0)
                   THEN EXISTS (SELECT 1 FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
                       WHERE p.account_id = a.id AND p.house_id = t.house_id AND j.kind = 'payment') END AS pay,
              ${NOTIFICATIONS}
         FROM accounts a JOIN roomies o ON o.id = a.id
         LEFT JOIN LATERAL (
           SELECT t.id, t.house_id, h.rules_version, (t.starts_on::timestamp AT TIME ZONE h.time_zone) AS since,
                  t.starts_on <= ($2::timestamptz AT TIME ZONE h.time_zone)::date AS is_here
             FROM tenancies t JOIN houses h ON h.id = t.house_id
            WHERE t.roomie_id = a.id AND t.state <> 'ended' ORDER BY t.starts_on LIMIT 1) t ON true
        WHERE a.id = $1
          AND (t.id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM tenancies past WHERE past.roomie_id = a.id))`,
      [id, now],
    );
    return row;
  }

  /** Covers all houses of a neatkeeper. */
  async findNeatkeeperFacts(id: string): Promise<Facts<'neatkeeper'> | undefined> {
    const [row] = await this.database.query<Facts<'neatkeeper'>>(
      `SELECT NULL AS house_id, ${START},
              (${PHOTO} OR trim(o.about) <> '') AS profile,
              EXISTS (SELECT 1 FROM house_neatkeepers k WHERE k.neatkeeper_id = a.id) AS home,
              EXISTS (SELECT 1 FROM visits v WHERE v.neatkeeper_id = a.id) AS visit,
              ${NOTIFICATIONS}
         FROM accounts a JOIN neatkeepers o ON o.id = a.id WHERE a.id = $1`,
      [id],
    );
    return row;
  }

  /** Covers the admin's own account and the installation. */
  async findAdminFacts(id: string): Promise<Facts<'admin'> | undefined> {
    const [row] = await this.database.query<Facts<'admin'>>(
      `SELECT NULL AS house_id, ${START},
              (EXISTS (SELECT 1 FROM two_step s WHERE s.account_id = a.id AND s.confirmed_at IS NOT NULL)
                OR EXISTS (SELECT 1 FROM passkeys k WHERE k.account_id = a.id)) AS factor,
              EXISTS (SELECT 1 FROM accounts o WHERE o.account_type = 'admin' AND o.id <> a.id
                         AND o.deleted_at IS NULL AND o.disabled_at IS NULL) AS admins,
              EXISTS (SELECT 1 FROM accounts o WHERE o.account_type = 'homeowner') AS homeowners,
              EXISTS (SELECT 1 FROM houses h WHERE h.state <> 'draft' AND NOT h.is_sample) AS houses,
              EXISTS (SELECT 1 FROM backup_runs) AS backup,
              EXISTS (SELECT 1 FROM audit_checks) AS audit,
              ${NOTIFICATIONS}
         FROM accounts a WHERE a.id = $1`,
      [id],
    );
    return row;
  }
}
