import type {
  CallResponse,
  changeProspect,
  LeaseOfferAnswer,
  ParsedInput,
  ProspectState,
  requestSigningCode,
  signLeaseOffer,
} from '@common-roof/contracts';
import { prospectStateAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { type Account, AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { ApplicantsService } from '#contexts/letting/listings/index.ts';
import { AgreementDocuments } from '#contexts/letting/leasing/agreements/agreement-documents.ts';
import { ReadAgreementsService } from '#contexts/letting/leasing/agreements/read-agreements.service.ts';
import { LEASE_LINK } from './lease-link.ts';
import { OfferLeases } from './offer-leases.ts';
import { OfferObstacles } from './offer-obstacles.ts';
import { hiddenAddress } from './hidden-address.ts';
import { ProspectActed, SigningCodeRequested } from './prospects.events.ts';
import { toLeaseOffer } from './prospects.mapper.ts';
import { type ProspectRow, ProspectsRepository } from './prospects.repository.ts';
import { SigningCodes } from './signing-codes.ts';

type Correction = Extract<ParsedInput<typeof changeProspect>['body'], { action: 'correct' }>;

type SentCode = CallResponse<typeof requestSigningCode>;
type SignedLease = ParsedInput<typeof signLeaseOffer>['body'];

/** The page of a lease link, without an account. Every attempt counts, so that links cannot be guessed. */
@Injectable()
export class LeasePageService {
  constructor(
    private readonly database: Database,
    private readonly prospects: ProspectsRepository,
    private readonly leases: OfferLeases,
    private readonly obstacles: OfferObstacles,
    private readonly agreements: ReadAgreementsService,
    private readonly documents: AgreementDocuments,
    private readonly applicants: ApplicantsService,
    private readonly accounts: AccountsReadModel,
    private readonly capabilities: Capabilities,
    private readonly codes: SigningCodes,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for an unknown or replaced link, 429 */
  async read(slug: string, origin: RequestOrigin): Promise<LeaseOfferAnswer> {
    const { id, house_id } = await this.find(slug, origin);
    await this.database.transaction(async () => {
      const row = await this.prospects.lock(id);
      if (!row || !this.isOpen(row) || row.state === 'viewed') return;
      await this.prospects.markViewed(row, this.clock.now());
      await this.outbox.append(ProspectActed, { prospect_id: id, house_id });
    });
    return this.answer(id, origin);
  }

  /** Corrects the prospect's own name and phone. @throws 404, 409 once the offer is over, 429 */
  async correct(
    slug: string,
    { first_name, last_name, phone }: Correction,
    origin: RequestOrigin,
  ): Promise<LeaseOfferAnswer> {
    return this.act(slug, origin, async (row) => {
      await this.prospects.correct(row.id, { firstName: first_name, lastName: last_name, phone });
      await this.leases.personChanged(row.id, { prospectId: row.id, origin });
    });
  }

  /** Declines the offer for the prospect. @throws 404, 409 once the offer is over, 429 */
  async decline(slug: string, reason: string, origin: RequestOrigin): Promise<LeaseOfferAnswer> {
    return this.act(slug, origin, async (row) => {
      await this.leases.declined(row.id, reason, { prospectId: row.id, origin });
      await this.prospects.decline(row.id);
      if (row.applicant_id !== null)
        await this.applicants.offerAnswered(row.homeowner_id, row.applicant_id, 'offerDeclined');
    });
  }

  /**
   * Signs the lease for the prospect with the code from the address's mailbox; when the address has a roomie account,
   * it signs as that roomie and signs in.
   * @throws 404; 409 once its text has changed, it is signed, the offer is over, the room taken or another lease
   * signed, or for another account; 422 without the code; 429
   */
  async sign(
    slug: string,
    actor: Actor | null,
    signing: SignedLease,
    origin: RequestOrigin,
  ): Promise<LeaseOfferAnswer> {
    const found = await this.find(slug, origin);
    const account = await this.addressee(found, actor);
    if (account === null && this.isOpen(found)) await this.codes.requireCode(found.id, signing.code);
    return this.act(slug, origin, async (row) => {
      // The offer went to another address a moment ago.
      if (row.email !== found.email) throw notFound();
      await this.obstacles.requireSignable(row);
      const by = account && actor ? { actor, origin } : { prospectId: row.id, origin };
      await this.leases.sign(row.id, signing.agreement_id, signing, by);
      // The code stays until it expires: a second, concurrent signature gets the answer that the lease is signed.
      await this.prospects.markSigned(row.id);
    });
  }

  /** E-mails a code to the address of the offer. @throws 404; 409 once the offer is over, or for another account; 429 */
  async sendCode(slug: string, actor: Actor | null, origin: RequestOrigin): Promise<SentCode> {
    const found = await this.find(slug, origin);
    await this.addressee(found, actor);
    await this.limits.consume('signingCodes', found.id);
    const { id, email, house_id } = found;
    const expiresAt = await this.database.transaction(async () => {
      const row = await this.prospects.lock(id);
      if (!row || !this.isOpen(row) || row.email !== email) {
        throw new DomainError('conflict', { detail: 'This offer is over.' });
      }
      const code = await this.codes.issue(id);
      await this.outbox.append(SigningCodeRequested, { prospect_id: id, house_id, code_id: code.id });
      return code.expires_at;
    });
    return { sent_to: hiddenAddress(email), expires_at: toTimestamp(expiresAt) };
  }

  /**
   * Returns the roomie account of the offer's address, which the caller is signed in to; null when the address has
   * none.
   * @throws 409 for a caller who is signed in to another account, or to none while the address has one
   */
  private async addressee(row: ProspectRow, actor: Actor | null): Promise<Account | null> {
    const account = await this.accounts.findByEmail(row.email, 'roomie');
    if (account && actor === null) {
      throw new DomainError('conflict', {
        detail: 'Your address already has an account. Sign in to it, and open the link again to sign.',
      });
    }
    if (actor !== null && account?.id !== actor.accountId) {
      throw new DomainError('conflict', {
        detail: 'This offer was sent to another address. Only its recipient can sign it.',
      });
    }
    return account;
  }

  /** Returns the PDF of the signed lease. @throws 404, also once the lease has ended; 409 while there is none; 429 */
  async document(slug: string, origin: RequestOrigin): Promise<{ name: string; content: Buffer }> {
    const row = await this.find(slug, origin);
    const { lease_id: id } = row;
    if (id === null || row.has_moved_out) throw notFound();
    return { name: `agreement-${id}`, content: await this.documents.read(id) };
  }

  private async act(
    slug: string,
    origin: RequestOrigin,
    work: (row: ProspectRow) => Promise<void>,
  ): Promise<LeaseOfferAnswer> {
    const { id } = await this.find(slug, origin);
    await this.database.transaction(async () => {
      const row = await this.prospects.lock(id);
      if (!row || !this.isOpen(row)) {
        const isSigned = row?.state === 'signed' || row?.state === 'moved_in';
        throw new DomainError('conflict', {
          detail: isSigned ? 'The lease is already signed.' : 'This offer is over.',
        });
      }
      await work(row);
      await this.outbox.append(ProspectActed, { prospect_id: row.id, house_id: row.house_id });
    });
    return this.answer(id, origin);
  }

  private async find(slug: string, origin: RequestOrigin): Promise<ProspectRow> {
    const opened = await this.capabilities.find(LEASE_LINK, slug, origin);
    const row = opened && (await this.prospects.find(opened.subjectId));
    if (!row) throw notFound();
    return row;
  }

  private async answer(id: string, origin: RequestOrigin): Promise<LeaseOfferAnswer> {
    const row = await this.prospects.find(id);
    if (!row) throw notFound();
    const state = this.stateOf(row);
    // A holder of a link to an ended offer learns that it ended, and nothing about the place.
    if (state === 'withdrawn' || state === 'expired') return { state, homeowner: row.homeowner_name };
    if (row.lease_state === 'cancelled') return { state: 'withdrawn', homeowner: row.homeowner_name };
    // A past roomie has an account; the link does not bypass it.
    if (row.has_moved_out) return { state: 'moved_out', homeowner: row.homeowner_name };
    const lease = row.lease_id === null ? null : await this.agreements.forBearer(row.lease_id, id, origin);
    const isOpen = state === 'invited' || state === 'viewed';
    return toLeaseOffer(row, lease, isOpen ? await this.obstacles.findForSigning(row) : null);
  }

  private isOpen(row: ProspectRow): boolean {
    const state = this.stateOf(row);
    return state === 'invited' || state === 'viewed';
  }

  /** A closed place is withdrawn from link holders at once, before the offer itself is. */
  private stateOf(row: ProspectRow): ProspectState {
    const state = prospectStateAt(row.state, row.expires_at, this.clock.now());
    return row.place_open || (state !== 'invited' && state !== 'viewed') ? state : 'withdrawn';
  }
}
