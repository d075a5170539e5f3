import type { AgreementState, Locale, RentPeriod } from '@common-roof/contracts';
import { prospectMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { States } from '#kernel/state-machines/states.ts';
import { ProspectEntity } from './prospect.entity.ts';

export const OFFERS = defineRowStates({
  table: 'prospects',
  machine: prospectMachine,
  refusal: () => 'This offer cannot be changed like that any more.',
});

export interface OfferTerms {
  /** ISO date in the house's time zone. */
  readonly startsOn: string;
  /** Minor units of the house's currency per period. */
  readonly rentMinor: number;
  readonly rentPeriod: RentPeriod;
  readonly depositMinor: number;
  readonly note: string;
}

export interface NewProspect extends OfferTerms {
  readonly homeownerId: string;
  readonly houseId: string;
  readonly roomId: string;
  readonly applicantId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
}

export interface ProspectRow extends ProspectEntity {
  homeowner_name: string;
  house_name: string;
  street: string;
  postal_code: string;
  city: string;
  currency: string;
  time_zone: string;
  room_name: string;
  size_m2: number | null;
  /** Whether the place is available at all: neither room nor house is closed. */
  place_open: boolean;
  /** The prospect's language: as in their application, else the homeowner's, who entered them. */
  locale: Locale | null;
  /** Id of the newest lease of the offer; null without one. */
  lease_id: string | null;
  lease_title: string | null;
  lease_state: AgreementState | null;
  lease_text_version: number | null;
  decline_reason: string | null;
  /** Whether the tenancy that followed is over. */
  has_moved_out: boolean;
}

const COLUMNS = `
         p.id, p.homeowner_id, o.first_name || ' ' || o.last_name AS homeowner_name, p.house_id, h.name AS house_name,
         h.street, h.postal_code, h.city, h.currency, h.time_zone, p.room_id, r.name AS room_name, r.size_m2,
         p.applicant_id, p.email, p.first_name, p.last_name, p.phone, to_char(p.starts_on, 'YYYY-MM-DD') AS starts_on,
         p.rent_minor, p.rent_period, p.deposit_minor, p.note, p.state, p.expires_at, p.viewed_at, p.version, p.created_at,
         l.id AS lease_id, l.title AS lease_title, l.state AS lease_state, l.text_version AS lease_text_version,
         l.decline_reason,
         EXISTS (SELECT 1 FROM tenancies t WHERE t.id = l.tenancy_id AND t.state = 'ended') AS has_moved_out,
         h.state = 'open' AND r.retired_at IS NULL AS place_open,
         coalesce(a.locale, o.locale, o.last_locale) AS locale`;
const FROM = `prospects p JOIN houses h ON h.id = p.house_id JOIN rooms r ON r.id = p.room_id
    JOIN accounts o ON o.id = p.homeowner_id LEFT JOIN ad_applicants a ON a.id = p.applicant_id
    LEFT JOIN LATERAL (SELECT g.id, g.title, g.state, g.text_version, g.decline_reason, g.tenancy_id FROM agreements g
                        WHERE g.prospect_id = p.id AND g.type = 'lease' ORDER BY g.id DESC LIMIT 1) l ON true`;

@Injectable()
export class ProspectsRepository {
  constructor(
    @InjectRepository(ProspectEntity) private readonly offers: Repository<ProspectEntity>,
    private readonly database: Database,
    private readonly states: States,
  ) {}

  /** @throws 409 while the room is offered to another person */
  async insert(prospect: NewProspect, expiresAt: Date, now: Date): Promise<string> {
    const { homeownerId, houseId, roomId, applicantId, email, firstName, lastName, phone } = prospect;
    await this.endExpiredOf(roomId, now);
    const id = await this.database.newId();
    await this.oneOffer(() =>
      this.database.execute(
        `INSERT INTO prospects (id, homeowner_id, house_id, room_id, applicant_id, email, first_name, last_name, phone,
                                starts_on, rent_minor, deposit_minor, note, expires_at, created_at, rent_period)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
        [
          ...[id, homeownerId, houseId, roomId, applicantId, email, firstName, lastName, phone],
          ...[prospect.startsOn, prospect.rentMinor, prospect.depositMinor, prospect.note, expiresAt, now],
          prospect.rentPeriod,
        ],
      ),
    );
    return id;
  }

  async find(id: string): Promise<ProspectRow | undefined> {
    const [row] = await this.database.query<ProspectRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE p.id = $1`, [id]);
    return row;
  }

  /** Locks the row; waits for concurrent changes. */
  async lock(id: string): Promise<ProspectRow | undefined> {
    await this.database.query('SELECT 1 FROM prospects WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  /**
   * Returns whether the person of an offer, identified by their address, has signed another offer's lease that is not
   * in force yet.
   */
  async hasSignedAnother({ id, email }: Pick<ProspectRow, 'id' | 'email'>): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM prospects WHERE lower(email) = lower($2) AND state = 'signed' AND id <> $1 LIMIT 1`,
      [id, email],
    );
    return row !== undefined;
  }

  /** Concurrent signatures with the same address wait until the end of the transaction. */
  async lockAddress(email: string): Promise<void> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('signing:' || lower($1), 0))`, [email]);
  }

  /** Lists open offers of a place in the order in which rows are locked. */
  async listOpen(place: { roomId: string } | { houseId: string }): Promise<string[]> {
    const [column, id] = 'roomId' in place ? ['room_id', place.roomId] : ['house_id', place.houseId];
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM prospects WHERE ${column} = $1 AND state IN ('invited', 'viewed', 'signed') ORDER BY id`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Lists offers, newest first. */
  list(homeownerId: string, query: PageQuery): Promise<Slice<ProspectRow>> {
    const where = { 'p.homeowner_id = ?': homeownerId };
    return this.database.page<ProspectRow>({ select: COLUMNS, from: FROM, where, order: newestFirst('p.id') }, query);
  }

  /** @throws 404; 409 when the change cannot follow */
  async writeTerms(id: string, { startsOn, rentMinor, rentPeriod, depositMinor, note }: OfferTerms): Promise<void> {
    await this.states.advance(OFFERS, 'change', id, {
      set: {
        starts_on: startsOn,
        rent_minor: rentMinor,
        rent_period: rentPeriod,
        deposit_minor: depositMinor,
        note,
      },
    });
  }

  /** @throws 404; 409 when the action cannot follow */
  async withdraw(id: string): Promise<void> {
    await this.states.advance(OFFERS, 'withdraw', id);
  }

  /** Opening the link does not change an offer's version. @throws 404; 409 when the action cannot follow */
  async markViewed({ id, viewed_at: before }: ProspectRow, now: Date): Promise<void> {
    await this.states.advance(OFFERS, 'view', id, { set: { viewed_at: before ?? now }, keepsVersion: true });
  }

  /** @throws 409 while the room is offered to another person */
  async renew({ id, room_id: roomId }: ProspectRow, expiresAt: Date, now: Date): Promise<void> {
    await this.endExpiredOf(roomId, now);
    await this.oneOffer(() => this.states.advance(OFFERS, 'resend', id, { set: { expires_at: expiresAt } }));
  }

  async setAddress(id: string, email: string): Promise<void> {
    await this.offers.update({ id }, { email });
  }

  async correct(
    id: string,
    { firstName, lastName, phone }: Pick<NewProspect, 'firstName' | 'lastName' | 'phone'>,
  ): Promise<void> {
    await this.offers.update({ id }, { first_name: firstName, last_name: lastName, phone });
  }

  /** @throws 404; 409 when the action cannot follow */
  async decline(id: string): Promise<void> {
    await this.states.advance(OFFERS, 'decline', id);
  }

  /** @throws 404; 409 when the action cannot follow */
  async markSigned(id: string): Promise<void> {
    await this.states.advance(OFFERS, 'sign', id);
  }

  /** @throws 404; 409 when the action cannot follow */
  async markMovedIn(id: string): Promise<void> {
    await this.states.advance(OFFERS, 'moveIn', id);
  }

  /** Ends expired offers, so that they do not block the room. */
  private async endExpiredOf(roomId: string, now: Date): Promise<void> {
    await this.database.execute(
      `UPDATE prospects SET state = 'expired' WHERE room_id = $1 AND state = ANY($3) AND expires_at <= $2`,
      [roomId, now, prospectMachine.transitions.expire.from],
    );
  }

  private async oneOffer<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (violatedConstraint(error) !== 'prospects_one_offer_per_room') throw error;
      throw new DomainError('conflict', {
        detail: 'This room has already been offered. Withdraw that offer first.',
      });
    }
  }
}
