import { Injectable } from '@nestjs/common';

import { activity, when, type EffectsProvider, DeclaresEffects, push } from '#kernel/events/effects.ts';
import { TemplateAdded, TemplateChanged, TemplateDeleted } from './templates.events.ts';

/** Refreshes the homeowner's other screens when a template changes. */
@DeclaresEffects()
@Injectable()
export class TemplatesEffects implements EffectsProvider {
  readonly effects = [
    when(TemplateAdded, {
      live: ({ homeowner_id, template_id }) => push([homeowner_id], 'agreement-template:changed', { template_id }),
      activity: ({ actor_id }) => activity(actor_id, 'agreement_template_added'),
    }),
    when(TemplateChanged, {
      live: ({ homeowner_id, template_id }) => push([homeowner_id], 'agreement-template:changed', { template_id }),
      activity: ({ actor_id }) => activity(actor_id, 'agreement_template_changed'),
    }),
    when(TemplateDeleted, {
      live: ({ homeowner_id, template_id }) => push([homeowner_id], 'agreement-template:changed', { template_id }),
      activity: ({ actor_id }) => activity(actor_id, 'agreement_template_deleted'),
    }),
  ];
}
