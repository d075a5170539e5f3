import { Injectable } from '@nestjs/common';

import { did, on, type Reacting, Reactions, tell } from '../../../platform/events/reactions.ts';
import { TemplateAdded, TemplateChanged, TemplateDeleted } from './templates.events.ts';

/** What a template means for its homeowner's other screens. */
@Reactions()
@Injectable()
export class TemplatesReactions implements Reacting {
  readonly reactions = [
    on(TemplateAdded, {
      live: ({ homeowner_id, template_id }) => tell([homeowner_id], 'agreement-template:changed', { template_id }),
      activity: ({ actor_id }) => did(actor_id, 'agreement_template_added'),
    }),
    on(TemplateChanged, {
      live: ({ homeowner_id, template_id }) => tell([homeowner_id], 'agreement-template:changed', { template_id }),
      activity: ({ actor_id }) => did(actor_id, 'agreement_template_changed'),
    }),
    on(TemplateDeleted, {
      live: ({ homeowner_id, template_id }) => tell([homeowner_id], 'agreement-template:changed', { template_id }),
      activity: ({ actor_id }) => did(actor_id, 'agreement_template_deleted'),
    }),
  ];
}
