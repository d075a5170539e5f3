import type {
  AgreementTemplate,
  AgreementTemplateDetail,
  AgreementTemplateVersion,
  CallResponse,
  getStarterTemplates,
  listAgreementTemplates,
  listAgreementTemplateVersions,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { STARTERS } from './starters/index.ts';
import { toTemplate, toTemplateDetail, toTemplateVersion } from './templates.mapper.ts';
import { type TemplateDetailRow, TemplatesRepository } from './templates.repository.ts';

@Injectable()
export class ReadTemplatesService {
  constructor(
    private readonly access: Access,
    private readonly templates: TemplatesRepository,
  ) {}

  /** @throws 404 unless `homeownerId` is the caller (an admin: a homeowner) */
  async list(
    actor: Actor,
    homeownerId: string,
    { active, ...query }: ParsedInput<typeof listAgreementTemplates>['query'],
  ): Promise<Page<AgreementTemplate>> {
    await this.access.requireHomeowner(actor, homeownerId);
    const isActive = active === undefined ? undefined : active === 'true';
    return toPage(await this.templates.list(homeownerId, { ...query, isActive }), toTemplate);
  }

  /** @throws 404 unless the template is the caller's */
  async get(actor: Actor, id: string): Promise<AgreementTemplateDetail> {
    const row = await this.templates.findWhole(id);
    if (!row) throw notFound();
    await this.access.requireHomeowner(actor, row.homeowner_id);
    return toTemplateDetail(row);
  }

  /**
   * Returns the template to make an agreement from.
   * @throws 404 unless the template is the homeowner's; 409 when it is switched off
   */
  async toSend(homeownerId: string, id: string): Promise<TemplateDetailRow> {
    const row = await this.templates.findWhole(id);
    if (row?.homeowner_id !== homeownerId) throw notFound();
    if (!row.is_active) throw new DomainError('conflict', { detail: 'This template is switched off.' });
    return row;
  }

  /** Lists versions, newest first. @throws 404 unless the template is the caller's */
  async versions(
    actor: Actor,
    id: string,
    query: ParsedInput<typeof listAgreementTemplateVersions>['query'],
  ): Promise<Page<AgreementTemplateVersion>> {
    const row = await this.templates.find(id);
    if (!row) throw notFound();
    await this.access.requireHomeowner(actor, row.homeowner_id);
    return toPage(await this.templates.versions(id, query), toTemplateVersion);
  }

  starters(): CallResponse<typeof getStarterTemplates> {
    return { items: [...STARTERS] };
  }
}
