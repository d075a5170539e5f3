import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const byActor = z.strictObject({ house_id: z.uuid(), announcement_id: z.uuid(), actor_id: z.uuid() });

export const AnnouncementPosted = defineEvent('announcement.posted', byActor);
export const AnnouncementEdited = defineEvent('announcement.edited', byActor);
export const AnnouncementRemoved = defineEvent('announcement.removed', byActor);
export const AnnouncementRead = defineEvent('announcement.read', byActor);
