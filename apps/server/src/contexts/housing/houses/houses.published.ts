import { publish, type Published } from '#kernel/database/published.ts';
import { TenancyEntity } from './tenancies/tenancy.entity.ts';
import { HouseEntity } from './house/house.entity.ts';
import { RoomEntity } from './rooms/room.entity.ts';
import { HouseRulesEntity } from './house/house-rules.entity.ts';
import { HomeownerApplicationEntity } from './homeowners/homeowner-application.entity.ts';
import { HouseNeatkeeperEntity } from './neatkeepers/house-neatkeeper.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(
    TenancyEntity,
    [
      'id',
      'room_id',
      'house_id',
      'roomie_id',
      'state',
      'starts_on',
      'ends_on',
      'rent_minor',
      'rent_period',
      'comments',
    ],
    { canLock: true },
  ),
  publish(HouseEntity, [
    'id',
    'homeowner_id',
    'name',
    'street',
    'postal_code',
    'city',
    'country',
    'state',
    'currency',
    'time_zone',
    'purchase_limit_minor',
    'rules_version',
    'created_at',
    'amenities',
    'is_sample',
  ]),
  publish(RoomEntity, ['id', 'house_id', 'name', 'rent_minor', 'deposit_minor', 'size_m2', 'retired_at']),
  publish(HouseRulesEntity, ['house_id', 'version', 'text', 'began_at']),
  publish(HomeownerApplicationEntity, ['id', 'first_name', 'last_name']),
  publish(HouseNeatkeeperEntity, ['house_id', 'neatkeeper_id', 'since', 'weekdays', 'from_time', 'to_time']),
];
