import type {
  Agreement,
  AgreementDetail,
  AgreementVersion,
  listAgreementVersions,
  listOwnAgreements,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import { readerOf, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { PageQuery } from '#kernel/database/lists.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AgreementDocuments } from './agreement-documents.ts';
import { AgreementRecord, type Stepper } from './agreement-record.ts';
import { AgreementTextsRepository } from './agreement-texts.repository.ts';
import { toAgreement, toAgreementDetail, toAgreementVersion } from './agreements.mapper.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { type AgreementFilter, AgreementsRepository } from './agreements.repository.ts';
import { SendAgreementService } from './send-agreement.service.ts';
import { requireOwn } from './signing-parties.ts';
import { SignAgreementService } from './sign-agreement.service.ts';

@Injectable()
export class ReadAgreementsService {
  constructor(
    private readonly access: Access,
    private readonly agreements: AgreementsRepository,
    private readonly texts: AgreementTextsRepository,
    private readonly signing: SignAgreementService,
    private readonly sending: SendAgreementService,
    private readonly documents: AgreementDocuments,
    private readonly record: AgreementRecord,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller is that roomie, their homeowner, a past homeowner of theirs, or an admin */
  async listForRoomie(actor: Actor, roomieId: string, old: boolean, query: PageQuery): Promise<Page<Agreement>> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
    const homeownerId = actor.role === 'homeowner' ? actor.accountId : undefined;
    return this.page({ roomieId, homeownerId, old, onlySent: relation === 'self' }, query);
  }

  /**
   * Lists the agreements that a homeowner sent to the caller.
   * @throws 404 unless the caller lives in a house of that homeowner
   */
  async addressedTo(actor: Actor, homeownerId: string, query: PageQuery): Promise<Page<Agreement>> {
    await this.access.relationToHomeowner(actor, homeownerId);
    return this.page({ roomieId: actor.accountId, homeownerId, onlySent: true }, query);
  }

  /**
   * Lists what was sent to a roomie, a homeowner's own agreements, or all for an admin.
   * @throws 403 for a roomie without a tenancy
   */
  async own(
    actor: Actor,
    { state, old, search, house_id: houseId, ...query }: ParsedInput<typeof listOwnAgreements>['query'],
  ): Promise<Page<Agreement>> {
    await this.access.requireCurrentTenancy(actor);
    const filter = { state, search, houseId, old: old === undefined ? undefined : old === 'true' };
    if (actor.role === 'roomie') return this.page({ ...filter, roomieId: actor.accountId, onlySent: true }, query);
    return this.page({ ...filter, homeownerId: actor.role === 'homeowner' ? actor.accountId : undefined }, query);
  }

  /** Opening an agreement that is to be signed is recorded as a step. @throws 404 unless it is the caller's */
  async get(actor: Actor, id: string, origin: RequestOrigin): Promise<AgreementDetail> {
    const { row, side } = requireOwn(actor, await this.agreements.findWhole(id));
    if (side === 'tenant') await this.noteOpened(row, { actor, origin });
    return this.detail(row, side !== 'tenant', readerOf(origin.locale));
  }

  /** For a holder of the link to the offer of this lease. @throws 404 */
  async forBearer(id: string, prospectId: string, origin: RequestOrigin): Promise<AgreementDetail> {
    const row = await this.agreements.findWhole(id);
    if (row?.prospect_id !== prospectId) throw notFound();
    await this.noteOpened(row, { prospectId, origin });
    return this.detail(row, false, readerOf(origin.locale));
  }

  /** Lists versions, newest first. @throws 404 unless it is the caller's own */
  async versions(
    actor: Actor,
    id: string,
    query: ParsedInput<typeof listAgreementVersions>['query'],
  ): Promise<Page<AgreementVersion>> {
    const { side } = requireOwn(actor, await this.agreements.find(id));
    if (side === 'tenant') throw notFound();
    return toPage(await this.texts.versions(id, query), toAgreementVersion);
  }

  /** @throws 404 unless it is the caller's; 409 while there is none */
  async document(actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
    requireOwn(actor, await this.agreements.find(id));
    return { name: `agreement-${id}`, content: await this.documents.read(id) };
  }

  /** The caller has checked access. */
  async detail(row: AgreementWithText, withSource: boolean, reader: Reader): Promise<AgreementDetail> {
    const [signatures, steps, hasDocument, rentAnnounced] = await Promise.all([
      this.signing.listSignatures(row.id),
      this.record.listSteps(row.id),
      this.documents.has(row.id),
      this.agreements.rentAnnouncedLast(row.id),
    ]);
    return toAgreementDetail(row, {
      signatures,
      steps,
      hasDocument,
      rentAnnounced: rentAnnounced ?? null,
      withSource,
      reader,
      now: this.clock.now(),
    });
  }

  /** Recorded once per version, while it can be signed. */
  async noteOpened(row: AgreementWithText, by: Stepper): Promise<void> {
    if (this.sending.asOfNow(row).state !== 'sent' || (await this.record.hasOpened(row))) return;
    await this.record.append('opened', row, by);
  }

  private async page(filter: AgreementFilter, query: PageQuery): Promise<Page<Agreement>> {
    const now = this.clock.now();
    return toPage(await this.agreements.list(filter, query), (row) => toAgreement(row, now));
  }
}
