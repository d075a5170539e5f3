import { publish, type Published } from '#kernel/database/published.ts';
import { AgreementEntity } from './agreements/agreement.entity.ts';
import { LeaseReleaseEntity } from './leases/lease-release.entity.ts';
import { RentChangeEntity } from './leases/rent-change.entity.ts';
import { LeaseSettingsEntity } from './leases/lease-settings.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(AgreementEntity, [
    'id',
    'house_id',
    'room_id',
    'roomie_id',
    'supersedes_id',
    'tenancy_id',
    'title',
    'type',
    'language',
    'state',
    'starts_on',
    'ends_on',
    'rent_minor',
    'rent_period',
    'deposit_minor',
    'charged_from',
    'opening_minor',
    'sent_at',
    'countersigned_at',
    'runs_on',
  ]),
  publish(RentChangeEntity, ['agreement_id', 'from_on', 'rent_minor', 'state']),
  publish(LeaseReleaseEntity, ['id', 'tenancy_id', 'settlement', 'released_at', 'rolled_back_at']),
  publish(LeaseSettingsEntity, ['house_id', 'notice_days', 'notice_ends', 'rent_due_day', 'rent_reminders']),
];
