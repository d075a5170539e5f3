import type { AgreementTemplateDetail, CallResponse, ParsedInput } from '@common-roof/contracts';
import {
  deleteAgreementTemplate,
  getAgreementTemplate,
  getPlaceholderValues,
  getStarterTemplates,
  listAgreementTemplateVersions,
  writeAgreementTemplate,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PlaceholderValuesService } from './placeholder-values.service.ts';
import { ReadTemplatesService } from './read-templates.service.ts';
import { WriteTemplateService } from './write-template.service.ts';

@Controller()
export class TemplatesController {
  constructor(
    private readonly read: ReadTemplatesService,
    private readonly writing: WriteTemplateService,
    private readonly values: PlaceholderValuesService,
  ) {}

  @Serves(writeAgreementTemplate)
  @Roles('homeowner', 'admin')
  write(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof writeAgreementTemplate>,
  ): Promise<AgreementTemplateDetail> {
    return this.writing.write(actor, params.id, body);
  }

  @Serves(deleteAgreementTemplate)
  @Roles('homeowner', 'admin')
  delete(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof deleteAgreementTemplate>,
  ): Promise<CallResponse<typeof deleteAgreementTemplate>> {
    return this.writing.delete(actor, params.id, body);
  }

  @Serves(getStarterTemplates)
  @Roles('homeowner', 'admin')
  starters(): CallResponse<typeof getStarterTemplates> {
    return this.read.starters();
  }

  @Serves(getPlaceholderValues)
  @Roles('homeowner', 'admin')
  valuesOf(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getPlaceholderValues>,
  ): Promise<CallResponse<typeof getPlaceholderValues>> {
    return this.values.getForRoom(actor, params.id, query.language);
  }

  @Serves(listAgreementTemplateVersions)
  @Roles('homeowner', 'admin')
  versions(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listAgreementTemplateVersions>,
  ): Promise<CallResponse<typeof listAgreementTemplateVersions>> {
    return this.read.versions(actor, params.id, query);
  }

  @Serves(getAgreementTemplate)
  @Roles('homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getAgreementTemplate>,
  ): Promise<AgreementTemplateDetail> {
    return this.read.get(actor, params.id);
  }
}
