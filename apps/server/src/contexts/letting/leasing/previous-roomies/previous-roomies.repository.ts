import type { AgreementState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { containing, type PageQuery, type Slice } from '#kernel/database/lists.ts';

export interface EndedStayRow {
  tenancy_id: string;
  roomie_id: string;
  house_id: string;
  house_name: string;
  room_id: string;
  room_name: string;
  /** ISO dates in the house's time zone. */
  starts_on: string;
  ends_on: string;
  lease_id: string | null;
  lease_title: string | null;
  lease_state: AgreementState | null;
}

export interface PreviousRoomieRow extends EndedStayRow {
  first_name: string;
  last_name: string;
  photo: string | null;
}

export interface PersonRow {
  id: string;
  first_name: string;
  last_name: string;
  photo: string | null;
  email: string;
  phone: string | null;
}

const STAY = `t.id AS tenancy_id, t.roomie_id, t.house_id, h.name AS house_name, t.room_id, r.name AS room_name,
    to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on, to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on,
    l.id AS lease_id, l.title AS lease_title, l.state AS lease_state`;
const FROM = `tenancies t JOIN houses h ON h.id = t.house_id JOIN rooms r ON r.id = t.room_id
    JOIN accounts a ON a.id = t.roomie_id
    LEFT JOIN LATERAL (SELECT g.id, g.title, g.state FROM agreements g
                        WHERE g.tenancy_id = t.id AND g.type = 'lease' AND g.sent_at IS NOT NULL
                        ORDER BY g.id DESC LIMIT 1) l ON true`;

@Injectable()
export class PreviousRoomiesRepository {
  constructor(private readonly database: Database) {}

  /** Lists each past roomie with their last tenancy there, the latest to leave first. */
  list(
    place: { houseId: string } | { homeownerId: string },
    { search, ...query }: PageQuery & { readonly search?: string | undefined },
  ): Promise<Slice<PreviousRoomieRow>> {
    const [column, id] = 'houseId' in place ? ['t.house_id', place.houseId] : ['h.homeowner_id', place.homeownerId];
    const within = 'houseId' in place ? 'o.house_id = t.house_id' : 'oh.homeowner_id = h.homeowner_id';
    return this.database.page<PreviousRoomieRow>(
      {
        select: `${STAY}, a.first_name, a.last_name, a.photo`,
        from: FROM,
        where: {
          [`${column} = ?`]: id,
          // A tenancy that never began made nobody a roomie.
          [`t.state = 'ended' AND t.ends_on >= t.starts_on`]: true,
          // Excludes roomies who live there again, or who lived there later in another room.
          [`NOT EXISTS (SELECT 1 FROM tenancies o JOIN houses oh ON oh.id = o.house_id
                         WHERE o.roomie_id = t.roomie_id AND ${within} AND o.id <> t.id
                           AND (o.state <> 'ended' OR (o.ends_on >= o.starts_on AND (o.ends_on, o.id) > (t.ends_on, t.id))))`]:
            true,
          [`a.first_name || ' ' || a.last_name ILIKE ?`]: containing(search),
        },
        order: {
          by: [
            [`to_char(t.ends_on, 'YYYY-MM-DD')`, 'text'],
            ['t.id', 'uuid'],
          ],
          descending: true,
        },
      },
      query,
    );
  }

  async findPerson(id: string): Promise<PersonRow | undefined> {
    const [row] = await this.database.query<PersonRow>(
      'SELECT a.id, a.first_name, a.last_name, a.photo, a.email, a.phone FROM roomies p JOIN accounts a ON a.id = p.id WHERE p.id = $1',
      [id],
    );
    return row;
  }

  /** Lists past tenancies, newest first. @param homeownerId only those in this homeowner's houses; null: all */
  listStays(roomieId: string, homeownerId: string | null): Promise<EndedStayRow[]> {
    return this.database.query<EndedStayRow>(
      `SELECT ${STAY} FROM ${FROM}
        WHERE t.roomie_id = $1 AND t.state = 'ended' AND t.ends_on >= t.starts_on AND ($2::uuid IS NULL OR h.homeowner_id = $2)
        ORDER BY t.ends_on DESC, t.id DESC LIMIT 200`,
      [roomieId, homeownerId],
    );
  }
}
