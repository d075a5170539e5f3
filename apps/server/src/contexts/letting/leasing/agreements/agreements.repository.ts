import { type AgreementState, OLD_AGREEMENT_STATES } from '@common-roof/contracts';
import { agreementMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { containing, newestFirst, type Order, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import {
  AGREEMENT_COLUMNS,
  type AgreementRow,
  AGREEMENTS_AROUND,
  type AgreementWithText,
  PARTY_NAME,
} from './agreement-row.sql.ts';
import { AgreementEntity } from './agreement.entity.ts';

export const AGREEMENTS = defineRowStates({
  table: 'agreements',
  machine: agreementMachine,
  refusal: () => 'That cannot be done with this agreement any more.',
});

export type NewAgreement = Omit<
  AgreementEntity,
  | 'id'
  | 'tenancy_id'
  | 'state'
  | 'text_version'
  | 'version'
  | 'sent_at'
  | 'expires_at'
  | 'signed_at'
  | 'countersigned_at'
  | 'signed_sha256'
  | 'decline_reason'
  | 'release_date'
  | 'notice_by'
  | 'runs_on'
  | 'notice_at'
  | 'notice_reason'
  | 'created_at'
  | 'charged_from'
  | 'opening_minor'
  | 'rent_period'
> &
  Partial<Pick<AgreementEntity, 'rent_period' | 'charged_from' | 'opening_minor'>>;

/** Sorts agreements that wait for a signature first. */
const TO_SIGN_FIRST: Order = {
  by: [
    [`(a.state = 'sent')::int`, 'int'],
    ['a.id', 'uuid'],
  ],
  descending: true,
};

export interface AgreementFilter {
  readonly roomieId?: string | undefined;
  readonly homeownerId?: string | undefined;
  readonly houseId?: string | undefined;
  readonly state?: AgreementState | undefined;
  /** True: only ended agreements; false: only the others. */
  readonly old?: boolean | undefined;
  readonly search?: string | undefined;
  /** Drafts are visible to their homeowner only. */
  readonly onlySent?: boolean;
}

@Injectable()
export class AgreementsRepository {
  constructor(
    @InjectRepository(AgreementEntity) private readonly agreements: Repository<AgreementEntity>,
    private readonly database: Database,
  ) {}

  async find(id: string): Promise<AgreementRow | undefined> {
    const [row] = await this.database.query<AgreementRow>(
      `SELECT ${AGREEMENT_COLUMNS} FROM ${AGREEMENTS_AROUND} WHERE a.id = $1`,
      [id],
    );
    return row;
  }

  /** Finds agreements in the order of their creation. */
  async findAll(ids: readonly string[]): Promise<AgreementRow[]> {
    return this.database.query<AgreementRow>(
      `SELECT ${AGREEMENT_COLUMNS} FROM ${AGREEMENTS_AROUND} WHERE a.id = ANY($1) ORDER BY a.id`,
      [ids],
    );
  }

  /** Finds an agreement with its newest text. */
  async findWhole(id: string): Promise<AgreementWithText | undefined> {
    const [row] = await this.database.query<AgreementWithText>(
      `SELECT ${AGREEMENT_COLUMNS}, x.source, x.text
         FROM ${AGREEMENTS_AROUND} JOIN agreement_texts x ON x.agreement_id = a.id AND x.number = a.text_version
        WHERE a.id = $1`,
      [id],
    );
    return row;
  }

  /** Locks the row; waits for concurrent changes and signatures. */
  async lock(id: string): Promise<AgreementWithText | undefined> {
    await this.database.query('SELECT 1 FROM agreements WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.findWhole(id);
  }

  /** Finds the rent that was announced last for a lease, in minor units. */
  async rentAnnouncedLast(id: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ rent_minor: string }>(
      `SELECT rent_minor FROM rent_changes WHERE agreement_id = $1 AND state = 'announced' ORDER BY from_on DESC LIMIT 1`,
      [id],
    );
    return row?.rent_minor;
  }

  /** Finds the lease of a person that is not signed yet. */
  async leaseUnderWay(partyId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM agreements
        WHERE coalesce(roomie_id, prospect_id) = $1 AND type = 'lease' AND state IN ('draft', 'sent', 'signed')`,
      [partyId],
    );
    return row?.id;
  }

  /**
   * Finds the lease of a roomie in one of the given states: the current one first, then an upcoming one, then the
   * newest.
   * @param homeownerId only leases of this homeowner
   */
  async findLease(
    roomieId: string,
    states: readonly AgreementState[],
    homeownerId?: string,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT a.id FROM agreements a LEFT JOIN tenancies t ON t.id = a.tenancy_id
        WHERE a.roomie_id = $1 AND a.type = 'lease' AND a.state = ANY($2) AND ($3::uuid IS NULL OR a.homeowner_id = $3)
        ORDER BY coalesce(array_position(ARRAY['active', 'releasing', 'upcoming'], t.state), 4), a.id DESC LIMIT 1`,
      [roomieId, states, homeownerId ?? null],
    );
    return row?.id;
  }

  /**
   * Of a roomie's leases under notice, finds the one that ends first.
   * @param homeownerId only leases of this homeowner
   */
  async leaseToSettle(roomieId: string, homeownerId?: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM agreements
        WHERE roomie_id = $1 AND type = 'lease' AND state = 'pre_released' AND notice_by <> 'move'
          AND ($2::uuid IS NULL OR homeowner_id = $2)
        ORDER BY release_date, id LIMIT 1`,
      [roomieId, homeownerId ?? null],
    );
    return row?.id;
  }

  /** Finds the lease for another room that both parties signed and that replaces one in force on its first day. */
  async moveFrom(id: string): Promise<{ id: string; room: string; starts_on: string } | undefined> {
    const [row] = await this.database.query<{ id: string; room: string; starts_on: string }>(
      `SELECT a.id, r.name AS room, to_char(a.starts_on, 'YYYY-MM-DD') AS starts_on
         FROM agreements a JOIN agreements b ON b.id = a.supersedes_id JOIN rooms r ON r.id = a.room_id
        WHERE b.id = $1 AND a.room_id <> b.room_id AND a.state IN ('active', 'pre_released')`,
      [id],
    );
    return row;
  }

  /** Finds the lease of a roomie that a new one replaces: in force, or at the end of its term. */
  async leaseToFollow(roomieId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM agreements
        WHERE roomie_id = $1 AND type = 'lease' AND (state = 'active' OR (state = 'pre_released' AND notice_by = 'term'))
        ORDER BY id DESC LIMIT 1`,
      [roomieId],
    );
    return row?.id;
  }

  /** Returns whether a different person than this lease's has signed for its room. */
  async isPromised({ id, room_id: roomId, roomie_id: roomieId }: AgreementRow): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM agreements
        WHERE room_id = $1 AND id <> $2 AND roomie_id IS DISTINCT FROM $3 AND type = 'lease'
          AND state IN ('signed', 'active') LIMIT 1`,
      [roomId, id, roomieId],
    );
    return row !== undefined;
  }

  /** Lists the agreements in force for a roomie in a room, apart from the lease. */
  async othersInForce(roomieId: string, roomId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM agreements
        WHERE roomie_id = $1 AND room_id = $2 AND type <> 'lease' AND state = 'active' ORDER BY id`,
      [roomieId, roomId],
    );
    return rows.map(({ id }) => id);
  }

  /** Finds the newest lease of a prospect. */
  async leaseOfProspect(prospectId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM agreements WHERE prospect_id = $1 AND type = 'lease' ORDER BY id DESC LIMIT 1`,
      [prospectId],
    );
    return row?.id;
  }

  list(filter: AgreementFilter, query: PageQuery): Promise<Slice<AgreementRow>> {
    const { roomieId, homeownerId, houseId, state, old, search, onlySent = false } = filter;
    return this.database.page<AgreementRow>(
      {
        select: AGREEMENT_COLUMNS,
        from: AGREEMENTS_AROUND,
        where: {
          'a.roomie_id = ?': roomieId,
          'a.homeowner_id = ?': homeownerId,
          'a.house_id = ?': houseId,
          'a.state = ?': state,
          'a.state = ANY(?)': old === true ? OLD_AGREEMENT_STATES : undefined,
          'NOT a.state = ANY(?)': old === false ? OLD_AGREEMENT_STATES : undefined,
          'a.sent_at IS NOT NULL': onlySent,
          [`(a.title ILIKE ? OR ${PARTY_NAME} ILIKE ?)`]: containing(search),
        },
        order: onlySent ? TO_SIGN_FIRST : newestFirst('a.id'),
      },
      query,
    );
  }

  /** @throws 409 while a lease of the same person is in progress */
  async insert(agreement: NewAgreement, now: Date): Promise<string> {
    const id = await this.database.newId();
    await this.oneUnderWay(() => this.agreements.insert({ id, ...agreement, created_at: now }));
    return id;
  }

  /** Sets the account that the prospect now has. */
  async setRoomie(id: string, roomieId: string): Promise<void> {
    await this.agreements.update({ id }, { roomie_id: roomieId });
  }

  /** Sets the tenancy of a lease. */
  async setTenancy(id: string, tenancyId: string): Promise<void> {
    await this.agreements.update({ id }, { tenancy_id: tenancyId });
  }

  /** Lists the roomies of a house who have an agreement from a template in progress or in force. */
  async whoHas(templateId: string, houseId: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ roomie_id: string }>(
      `SELECT roomie_id FROM agreements
        WHERE template_id = $1 AND house_id = $2 AND roomie_id IS NOT NULL AND state IN ('sent', 'signed', 'active')`,
      [templateId, houseId],
    );
    return new Set(rows.map(({ roomie_id: id }) => id));
  }

  /** Finds the room of a roomie's current tenancy, else of the upcoming one. */
  async findRoom(roomieId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ room_id: string }>(
      `SELECT room_id FROM tenancies WHERE roomie_id = $1 AND state <> 'ended' ORDER BY starts_on LIMIT 1`,
      [roomieId],
    );
    return row?.room_id;
  }

  /** @throws 409 when another agreement is in the way */
  async oneUnderWay<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'agreements_one_lease_under_way') {
        throw new DomainError('conflict', {
          detail: 'This person already has a lease that isn’t in force yet.',
        });
      }
      if (constraint === 'agreements_one_in_force') {
        throw new DomainError('conflict', { detail: 'Another agreement of this kind is in force for the room.' });
      }
      throw error;
    }
  }
}
