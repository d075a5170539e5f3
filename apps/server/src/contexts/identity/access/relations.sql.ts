import type { Statement } from '#kernel/database/database.ts';

/**
 * The relation of the account `$2` with the role `$3` to a house, NULL for none.
 * @param house alias of its row in the statement
 */
export const relationToHouse = (house: string): string => `
  CASE
    WHEN $3 = 'admin' THEN 'admin'
    WHEN $3 = 'homeowner' AND ${house}.homeowner_id = $2 THEN 'owner'
    WHEN $3 = 'roomie' AND EXISTS (
      SELECT 1 FROM tenancies t WHERE t.house_id = ${house}.id AND t.roomie_id = $2 AND t.state IN ('active', 'releasing')) THEN 'member'
    WHEN $3 = 'neatkeeper' AND EXISTS (
      SELECT 1 FROM house_neatkeepers k WHERE k.house_id = ${house}.id AND k.neatkeeper_id = $2) THEN 'keeper'
  END`;

export const HOUSE_RELATION: Statement = {
  name: 'access-house',
  text: `SELECT ${relationToHouse('h')} AS relation, h.state FROM houses h WHERE h.id = $1`,
};

/** What the homeowner lets roomies run in the house, and whether the account is its speaker at the moment `$4`. */
export const HOUSE_RIGHTS_OF: Statement = {
  name: 'access-house-rights',
  text: `
    SELECT ${relationToHouse('h')} AS relation, h.state,
           coalesce(g.bills, 'owner') AS bills, coalesce(g.chores, 'owner') AS chores,
           coalesce(g.invite, 'owner') AS invite,
           EXISTS (SELECT 1 FROM speaker_terms s
                    WHERE s.house_id = h.id AND s.person_id = $2 AND s.ended_at IS NULL AND s.ends_at > $4::timestamptz) AS speaks
      FROM houses h LEFT JOIN house_rights g ON g.house_id = h.id WHERE h.id = $1`,
};

export const ROOM_RELATION: Statement = {
  name: 'access-room',
  text: `
    SELECT ${relationToHouse('h')} AS relation, h.state, h.id AS house_id
      FROM rooms r JOIN houses h ON h.id = r.house_id WHERE r.id = $1 AND r.retired_at IS NULL`,
};

export const ROOMIE_RELATION: Statement = {
  name: 'access-roomie',
  text: `
    SELECT CASE
             WHEN $3 = 'admin' THEN 'admin'
             WHEN r.id = $2 THEN 'self'
             WHEN $3 = 'homeowner' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
                WHERE t.roomie_id = r.id AND t.state <> 'ended' AND h.homeowner_id = $2) THEN 'owner'
             WHEN $3 = 'homeowner' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
                WHERE t.roomie_id = r.id AND h.homeowner_id = $2) THEN 'former_owner'
             WHEN $3 = 'roomie' AND EXISTS (
               SELECT 1 FROM tenancies mine JOIN tenancies theirs ON theirs.house_id = mine.house_id
                WHERE mine.roomie_id = $2 AND mine.state IN ('active', 'releasing')
                  AND theirs.roomie_id = r.id AND theirs.state IN ('active', 'releasing')) THEN 'housemate'
             WHEN $3 = 'neatkeeper' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN house_neatkeepers k ON k.house_id = t.house_id
                WHERE t.roomie_id = r.id AND t.state IN ('active', 'releasing') AND k.neatkeeper_id = $2) THEN 'keeper'
           END AS relation
      FROM roomies r WHERE r.id = $1`,
};

/**
 * Whose face an account may see: the people they share a house with, and their current or past homeowner, whose
 * conversation stays readable. Between keepers and roomies, the roomie sees the keeper, not the other way round.
 */
export const SEES_PERSON: Statement = {
  name: 'access-person',
  text: `
    SELECT $3 = 'admin' OR $1::uuid = $2::uuid
        OR EXISTS (
             SELECT 1 FROM tenancies mine JOIN tenancies theirs ON theirs.house_id = mine.house_id
              WHERE $3 = 'roomie' AND mine.roomie_id = $2 AND theirs.roomie_id = $1
                AND mine.state <> 'upcoming' AND theirs.state <> 'upcoming'
                AND greatest(mine.starts_on, theirs.starts_on)
                    <= least(coalesce(mine.ends_on, 'infinity'), coalesce(theirs.ends_on, 'infinity')))
        OR EXISTS (
             SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
              WHERE ($3 = 'roomie' AND t.roomie_id = $2 AND h.homeowner_id = $1)
                 OR ($3 = 'homeowner' AND t.roomie_id = $1 AND h.homeowner_id = $2))
        OR EXISTS (
             SELECT 1 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
              WHERE ($3 = 'neatkeeper' AND k.neatkeeper_id = $2 AND h.homeowner_id = $1)
                 OR ($3 = 'homeowner' AND k.neatkeeper_id = $1 AND h.homeowner_id = $2)
                 OR ($3 = 'roomie' AND k.neatkeeper_id = $1 AND EXISTS (
                      SELECT 1 FROM tenancies t
                       WHERE t.house_id = h.id AND t.roomie_id = $2 AND t.state IN ('active', 'releasing')))) AS sees`,
};

export const HOMEOWNER_RELATION: Statement = {
  name: 'access-homeowner',
  text: `
    SELECT CASE
             WHEN $3 = 'admin' THEN 'admin'
             WHEN o.id = $2 THEN 'self'
             WHEN $3 = 'roomie' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
                WHERE t.roomie_id = $2 AND t.state <> 'ended' AND h.homeowner_id = o.id) THEN 'roomie'
             WHEN $3 = 'neatkeeper' AND EXISTS (
               SELECT 1 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
                WHERE k.neatkeeper_id = $2 AND h.homeowner_id = o.id) THEN 'keeper'
           END AS relation
      FROM homeowners o WHERE o.id = $1`,
};
