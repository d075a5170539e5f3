import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const about = z.strictObject({ reported_id: z.uuid(), house_id: z.uuid(), roomie_id: z.uuid(), actor_id: z.uuid() });

/** A roomie reports a payment, and the homeowner is asked to confirm it. */
export const PaymentReported = defineEvent('payment.reported', about);
/** The homeowner answered, or the roomie withdrew the report. */
export const ReportedPaymentConfirmed = defineEvent('payment.report-confirmed', about);
export const ReportedPaymentRejected = defineEvent('payment.report-rejected', about);
export const ReportedPaymentWithdrawn = defineEvent('payment.report-withdrawn', about);
