import {
  type AgreementTemplateDetail,
  type CallResponse,
  type deleteAgreementTemplate,
  LIMITS,
  type ParsedInput,
  type writeAgreementTemplate,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import type { AgreementTemplateEntity } from './agreement-template.entity.ts';
import { TemplateAdded, TemplateChanged, TemplateDeleted } from './templates.events.ts';
import { toTemplateDetail } from './templates.mapper.ts';
import { TemplatesRepository } from './templates.repository.ts';
import { textOf } from './text-of.ts';

type Body = ParsedInput<typeof writeAgreementTemplate>['body'];
type Fields = Extract<Body, { agreement: string }>;
type Change = Extract<Body, { agreement_id: string }>;

/** Lets homeowners write and delete their templates. */
@Injectable()
export class WriteTemplateService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly templates: TemplatesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless `homeownerId` is the caller and the template is theirs; 409 for a version that is not the newest
   * (with the newest); 422 for an empty text, an unknown placeholder, or a template beyond the maximum
   */
  async write(actor: Actor, homeownerId: string, body: Body): Promise<AgreementTemplateDetail> {
    await this.access.requireHomeowner(actor, homeownerId);
    const read = 'agreement' in body ? { ...body, agreement: textOf(body.agreement) } : body;
    return this.database.transaction(async () => {
      const id =
        'agreement_id' in read
          ? await this.change(actor, homeownerId, read)
          : await this.create(actor, homeownerId, read);
      return this.read(id);
    });
  }

  /**
   * @throws 404 unless the template belongs to `homeownerId`, the caller; 409 once an agreement made from it was signed
   */
  async delete(
    actor: Actor,
    homeownerId: string,
    { agreement_id: id }: ParsedInput<typeof deleteAgreementTemplate>['body'],
  ): Promise<CallResponse<typeof deleteAgreementTemplate>> {
    await this.access.requireHomeowner(actor, homeownerId);
    return this.database.transaction(async () => {
      await this.own(homeownerId, id);
      if (await this.templates.wasSigned(id)) {
        throw new DomainError('conflict', {
          detail: 'An agreement made from this template was signed, so it is kept. Switch it off instead.',
        });
      }
      await this.templates.delete(id);
      await this.outbox.append(TemplateDeleted, this.getPreviewed(actor, homeownerId, id));
      return { _id: id };
    });
  }

  private async create(
    actor: Actor,
    homeownerId: string,
    { title, type, language, agreement: text }: Fields,
  ): Promise<string> {
    await this.requireSpace(homeownerId, text);
    const now = this.clock.now();
    const id = await this.templates.insert(homeownerId, { title, type, language }, now);
    await this.templates.addText(id, 1, text, actor.accountId, now);
    await this.outbox.append(TemplateAdded, this.getPreviewed(actor, homeownerId, id));
    return id;
  }

  private async change(actor: Actor, homeownerId: string, body: Change): Promise<string> {
    const id = body.agreement_id;
    const before = await this.own(homeownerId, id);
    if (before.version !== body.version) throw await this.overtaken(id);
    const now = this.clock.now();
    if ('isActive' in body) await this.templates.change(id, body.version, { is_active: body.isActive }, now);
    else await this.rewrite(actor, before, body, now);
    await this.outbox.append(TemplateChanged, this.getPreviewed(actor, homeownerId, id));
    return id;
  }

  private async rewrite(
    actor: Actor,
    before: AgreementTemplateEntity,
    { title, type, language, agreement: text }: Fields,
    now: Date,
  ): Promise<void> {
    const isOther = text !== (await this.templates.findWhole(before.id))?.text;
    const number = before.text_version + (isOther ? 1 : 0);
    if (isOther) {
      await this.requireSpace(before.homeowner_id, text);
      await this.templates.addText(before.id, number, text, actor.accountId, now);
    }
    await this.templates.change(before.id, before.version, { title, type, language, text_version: number }, now);
  }

  /** Returns the template, locked until the end of the transaction. */
  private async own(homeownerId: string, id: string): Promise<AgreementTemplateEntity> {
    const row = await this.templates.lock(id);
    if (row?.homeowner_id !== homeownerId) throw notFound();
    return row;
  }

  private async overtaken(id: string): Promise<DomainError> {
    return new DomainError('stale_version', {
      detail: 'The template was changed in another window.',
      current: await this.read(id),
    });
  }

  private async read(id: string): Promise<AgreementTemplateDetail> {
    const row = await this.templates.findWhole(id);
    if (!row) throw notFound();
    return toTemplateDetail(row);
  }

  private async requireSpace(homeownerId: string, text: string): Promise<void> {
    if ((await this.templates.sumCharacters(homeownerId)) + text.length <= LIMITS.agreementTexts) return;
    throw unacceptable('agreement', 'This is more text than we can store. Delete templates you no longer use.');
  }

  private getPreviewed(actor: Actor, homeownerId: string, id: string) {
    return { template_id: id, homeowner_id: homeownerId, actor_id: actor.accountId };
  }
}
