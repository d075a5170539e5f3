import { randomUUID } from 'node:crypto';

import type { Settlement } from '@common-roof/contracts';
import { agreementStateAt, dayIn, plusDays, prospectStateAt } from '@common-roof/domain';

import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';
import { agreementEvidenceVerifier } from '#contexts/letting/leasing/agreements/agreement-evidence-verifier.ts';
import { leaseEvidenceVerifier } from '#contexts/letting/leasing/leases/lease-evidence-verifier.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import { agreementsOf, templateText, templatesOf } from '#test/support/agreements.ts';
import { codeFor, linkOfOffer, offerTerms, slugOf } from '#test/support/ads.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { type Answer, call } from '#test/support/http.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Player, signIn } from '#test/support/world.ts';
import { LAWS } from './lease-laws.ts';
import type { Cast, Move, Offer, Paper, Party, Request, Situation, Stay } from './lease-rules.ts';

const text = (more: object) => templateText({ agreement: '<p>Be kind.</p>', ...more });

/** A homeowner with the templates from which all agreements are made. */
export interface LeaseOwner extends Player {
  readonly templates: Readonly<Record<'lease' | 'house_rules', string>>;
}

export async function anOwner(app: TestApp): Promise<LeaseOwner> {
  const person = { email: `${randomUUID()}@model.test`, firstName: 'Helen', lastName: 'Owner' };
  const player = await signIn(app, await app.get(HomeownersService).create(person));
  const { add } = templatesOf(app, player);
  const [lease, rules] = [await add(text({ type: 'lease' })), await add(text({ type: 'house_rules' }))];
  return { ...player, templates: { lease: lease._id, house_rules: rules._id } };
}

/** A house with an occupied room, an empty one, and all actors of their leases. */
export class LeaseStage {
  private readonly owner;
  private readonly roomie;
  private readonly links = new Map<string, string>();
  private readonly codes = new Map<string, string>();
  private serial = 0;
  private asked = 0;

  private constructor(
    private readonly app: TestApp,
    private readonly homeowner: LeaseOwner,
    player: Player,
    private readonly houseId: string,
    readonly cast: Cast,
  ) {
    this.owner = agreementsOf(app, homeowner);
    this.roomie = agreementsOf(app, player);
  }

  static async set(app: TestApp, owner: LeaseOwner): Promise<LeaseStage> {
    const { houseId, roomIds } = await anOpenHouse(app, owner, 2);
    const [livedIn = '', offered = ''] = roomIds;
    const player = await signIn(app, await aRoomieIn(app, livedIn, '2026-03-01'));
    // Notice that ends the lease on the same day, so that a release can follow.
    await app.database.query(
      `INSERT INTO lease_settings (house_id, notice_days, notice_ends, deposit_return_days) VALUES ($1, 0, 'any_day', 30)`,
      [houseId],
    );
    const cast = { roomie: player.account.id, livedIn, offered };
    return new LeaseStage(app, owner, player, houseId, cast);
  }

  async situation(): Promise<Situation> {
    const now = this.app.clock.now();
    const { query } = this.app.database;
    const papers = await query<Paper & { expires_at: Date | null }>(
      `SELECT id, type, room_id AS room, roomie_id AS roomie, prospect_id AS offer, supersedes_id AS supersedes,
              text_version AS text, notice_by AS notice, state, expires_at FROM agreements WHERE house_id = $1 ORDER BY id`,
      [this.houseId],
    );
    const offers = await query<Offer & { expires_at: Date }>(
      'SELECT id, state, expires_at FROM prospects WHERE house_id = $1 ORDER BY id',
      [this.houseId],
    );
    const stays = await query<Stay & { id: string }>(
      'SELECT room_id AS room, roomie_id AS roomie, state FROM tenancies WHERE house_id = $1 ORDER BY starts_on, id',
      [this.houseId],
    );
    const requests = await query<Request & { id: string }>(
      `SELECT q.id, q.agreement_id AS lease, q.kind, q.by FROM lease_requests q JOIN agreements a ON a.id = q.agreement_id
        WHERE a.house_id = $1 AND q.state = 'open'`,
      [this.houseId],
    );
    const releases = await query<{ id: string; put_out: string[] }>(
      `SELECT l.agreement_id AS id, l.put_out FROM lease_releases l JOIN agreements a ON a.id = l.agreement_id
        WHERE a.house_id = $1 AND l.rolled_back_at IS NULL`,
      [this.houseId],
    );
    return {
      papers: papers.map(({ expires_at, ...paper }) => ({
        ...paper,
        state: agreementStateAt(paper.state, expires_at, now),
      })),
      offers: offers.map(({ id, state, expires_at }) => ({ id, state: prospectStateAt(state, expires_at, now) })),
      stays,
      requests,
      putOut: Object.fromEntries(releases.map(({ id, put_out }) => [id, put_out])),
    };
  }

  /** Opens the link to the newest offer, so that its holder has read it before anything else happens. */
  async readOffer(id: string): Promise<void> {
    const link = await linkOfOffer(this.app, id);
    if (link === null) return;
    this.links.set(id, slugOf({ link }));
    this.codes.set(id, await codeFor(this.app, { _id: id }));
    await call(this.app, 'GET', `/api/newlease/${slugOf({ link })}`);
  }

  /** The current settlement of the lease under notice. */
  async settlementOf(lease: string): Promise<string | null> {
    const { status, body } = await this.owner.ask('GET', `/api/leases/${lease}/settlement`);
    return status === 200 ? (body as Settlement).sha256 : null;
  }

  /** What a signer saw of an agreement, to be sent with the signature. */
  async proofsOf(papers: readonly Paper[]): Promise<ReadonlyMap<string, string>> {
    const proofs = new Map<string, string>();
    for (const { id, state } of papers) {
      if (id !== null && (state === 'sent' || state === 'signed'))
        proofs.set(id, (await this.owner.read(id)).text_sha256);
    }
    return proofs;
  }

  /** Fifteen days, after which everything that was sent has expired and the expiry is recorded. */
  async waitForTooLong(): Promise<void> {
    this.app.clock.advance(15 * 86_400);
    const rows = await this.app.database.query<{ id: string; sent_at: Date }>(
      `SELECT id, sent_at FROM agreements WHERE house_id = $1 AND state = 'sent'`,
      [this.houseId],
    );
    for (const { id, sent_at } of rows) await this.app.get(SendAgreementService).expire(id, sent_at);
  }

  do(move: Move, proofs: ReadonlyMap<string, string>): Promise<Answer> {
    const { owner, roomie, cast } = this;
    const signature = (paper: string) => ({
      text_sha256: proofs.get(paper) ?? '0'.repeat(64),
      consent: true,
      signature: 'Some Body',
    });
    const end = (name: string, body?: object, by = owner): Promise<Answer> =>
      by.ask('PUT', `/api/roomies/${name}/${cast.roomie}`, body);
    const who = (by: Party) => (by === 'tenant' ? roomie : owner);
    switch (move.does) {
      case 'make':
        return owner.ofRoom(cast.livedIn, this.homeowner.templates[move.type], { state: move.state });
      case 'edit':
        return this.edit(move.paper);
      case 'send':
      case 'withdraw':
      case 'archive':
      case 'discard':
        return owner.act(move.paper, move.does);
      case 'decline':
        return roomie.act(move.paper, 'decline', { reason: 'No.' });
      case 'sign':
        return end(
          'leasetemplate',
          { agreement_id: move.paper, did_sign_lease: true, ...signature(move.paper) },
          roomie,
        );
      case 'countersign':
        return owner.ask('PUT', `/api/agreements/${move.paper}/countersign`, signature(move.paper));
      case 'activate':
      case 'deactivate':
        return this.about(move.paper).then(({ roomie }) =>
          owner.setStatus(roomie, move.paper, move.does === 'activate'),
        );
      case 'giveNotice':
        return end('prerelease', { release_date: dayIn('Europe/London', this.app.clock.now()) }, who(move.by));
      case 'release':
        return end('releaselease', { settlement_sha256: move.seen ?? '0'.repeat(64) });
      case 'rollBack':
        return end('rollbackrelease', undefined, who(move.by));
      case 'requestChange':
        return this.requestChange(move.lease, move.kind, who(move.by));
      case 'acceptRequest':
      case 'declineRequest':
        return who(move.by).ask('PUT', `/api/leases/requests/${move.request}`, {
          accept: move.does === 'acceptRequest',
        });
      case 'withdrawRequest':
        return who(move.by).ask('DELETE', `/api/leases/requests/${move.request}`);
      case 'endStay':
        return owner.ask('DELETE', `/api/roomies/${cast.roomie}`);
      case 'markVacant':
        return owner.ask('PUT', `/api/roomies/markvacant/${cast.livedIn}`, {
          home_owner_id: this.homeowner.account.id,
        });
      case 'moveRoom':
        return end('roomnew', { room_id: cast.offered, from: dayIn('Europe/London', this.app.clock.now()) });
      case 'agreeOnMove':
        return owner.ask('POST', `/api/leases/${move.paper}/move`, {
          room_id: cast.offered,
          starts_on: offerTerms.starts_on,
          rent: '500.00',
        });
      case 'offer': {
        const person = { first_name: 'Mara', last_name: 'Lind', email: `${randomUUID()}@model.test` };
        const body = { ...offerTerms, ...person, template_id: this.homeowner.templates.lease };
        return owner.ask('POST', `/api/newroomies/${cast.offered}`, body);
      }
      case 'withdrawOffer':
      case 'resendOffer':
        return owner.ask('PUT', `/api/newroomies/${move.offer}`, {
          action: move.does === 'withdrawOffer' ? 'withdraw' : 'resend',
        });
      case 'declineOffer':
        return this.byLink('PUT', 'newroomies', move.offer, { action: 'decline', reason: 'No.' });
      case 'correctOffer': {
        const name = { first_name: 'Mara', last_name: `Lind ${'I'.repeat(++this.serial % 9)}`.trim(), phone: null };
        return this.byLink('PUT', 'newroomies', move.offer, { action: 'correct', ...name });
      }
      case 'signOffer':
        return this.byLink('POST', 'newlease', move.offer, {
          agreement_id: move.paper,
          did_sign_lease: true,
          ...signature(move.paper),
          code: this.codes.get(move.offer) ?? '000000',
        });
    }
  }

  /** Checks that every line of every agreement is sealed and still matches its rows. @returns the contradictions */
  async contradictions(): Promise<string[]> {
    const streams = await this.app.database.query<{ stream: string }>(
      `SELECT stream FROM evidence_streams s JOIN agreements a ON s.stream = 'agreement:' || a.id WHERE a.house_id = $1`,
      [this.houseId],
    );
    const found: string[] = [];
    for (const { stream } of streams) {
      const { brokenAt } = await this.app.get(Evidence).follow(stream);
      const query = (sql: string, values: unknown[]) => this.app.database.query<never>(sql, values);
      const contradicted =
        (await agreementEvidenceVerifier.firstContradictedLine(query, stream)) ??
        (await leaseEvidenceVerifier.firstContradictedLine(query, stream));
      if (brokenAt !== null || contradicted !== null) found.push(stream);
    }
    return found;
  }

  /** What was signed, and the laws that no sequence of actions may break. */
  async laws(): Promise<{ signed: ReadonlyMap<string, string>; broken: readonly string[] }> {
    const { query } = this.app.database;
    const signed = await query<{ id: string; what: string }>(
      `SELECT a.id, md5(concat_ws('|', a.title, a.type, a.starts_on, a.ends_on, a.rent_minor, a.deposit_minor, a.text_version,
                                  a.signed_sha256, x.text)) AS what
         FROM agreements a JOIN agreement_texts x ON x.agreement_id = a.id AND x.number = a.text_version
        WHERE a.house_id = $1 AND a.signed_at IS NOT NULL`,
      [this.houseId],
    );
    const broken = await query<{ law: string }>(LAWS, [this.houseId]);
    return { signed: new Map(signed.map(({ id, what }) => [id, what])), broken: broken.map(({ law }) => law) };
  }

  /** Each requested day is earlier than the ones before. */
  private async requestChange(lease: string, kind: Request['kind'], by: typeof this.owner): Promise<Answer> {
    const [row] = await this.app.database.query<{ day: string | null }>(
      `SELECT to_char(release_date, 'YYYY-MM-DD') AS day FROM agreements WHERE id = $1`,
      [lease],
    );
    const today = dayIn('Europe/London', this.app.clock.now());
    const body = kind === 'earlier_end' ? { kind, last_day: plusDays(row?.day ?? today, -++this.asked) } : { kind };
    return by.ask('POST', `/api/leases/${lease}/requests`, body);
  }

  private async edit(paper: string): Promise<Answer> {
    const { roomie, type } = await this.about(paper);
    return this.owner.edit(roomie, { _id: paper }, `<p>Be kind ${String(++this.serial)}.</p>`, { type });
  }

  /** The roomie and the kind of an agreement, as calls need them. */
  private async about(paper: string): Promise<{ roomie: string; type: string }> {
    const [row] = await this.app.database.query<{ roomie: string | null; type: string }>(
      'SELECT roomie_id AS roomie, type FROM agreements WHERE id = $1',
      [paper],
    );
    return { roomie: row?.roomie ?? this.cast.roomie, type: row?.type ?? 'lease' };
  }

  private byLink(method: string, page: 'newroomies' | 'newlease', offer: string, body: object): Promise<Answer> {
    return call(this.app, method, `/api/${page}/${this.links.get(offer) ?? 'x'.repeat(43)}`, { body });
  }
}
