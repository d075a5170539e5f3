import { APPLICANT_STATES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const ad = { ad_id: z.uuid(), house_id: z.uuid() };
const byActor = { ...ad, actor_id: z.uuid() };

export const AdWritten = defineEvent('ad.written', z.strictObject(byActor));
export const AdChanged = defineEvent('ad.changed', z.strictObject(byActor));
/** The ad became public: it was published, resumed or listed again. */
export const AdOpened = defineEvent('ad.opened', z.strictObject(byActor));
export const AdPaused = defineEvent('ad.paused', z.strictObject(byActor));
/** @property actor_id null: the room was let or removed, or its house archived */
export const AdClosed = defineEvent('ad.closed', z.strictObject({ ...ad, actor_id: z.uuid().nullable() }));
export const AdDiscarded = defineEvent('ad.discarded', z.strictObject({ ...byActor, homeowner_id: z.uuid() }));

const applicant = { applicant_id: z.uuid(), ad_id: z.uuid() };
/** An applicant submitted the form. */
export const AdAppliedFor = defineEvent('ad.applied-for', z.strictObject(applicant));
/** The applicant confirmed their address: the homeowner sees the application from now on. */
export const ApplicantConfirmed = defineEvent('ad-applicant.confirmed', z.strictObject(applicant));
/** @property quiet the applicant is informed in another way */
export const ApplicantMoved = defineEvent(
  'ad-applicant.moved',
  z.strictObject({
    ...applicant,
    actor_id: z.uuid().nullable(),
    to: z.enum(APPLICANT_STATES),
    version: z.int(),
    quiet: z.boolean(),
  }),
);
export const ApplicantWithdrew = defineEvent('ad-applicant.withdrew', z.strictObject(applicant));
/** An applicant never confirmed the address they gave. */
export const ApplicantLapsed = defineEvent('ad-applicant.lapsed', z.strictObject({ applicant_id: z.uuid() }));
/** An applicant of an ad has waited too long for an answer. */
export const ApplicantsWait = defineEvent('ad-applicant.waits', z.strictObject({ ad_id: z.uuid() }));
