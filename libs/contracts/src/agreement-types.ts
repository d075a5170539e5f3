/** What an agreement is about. A room has one of each in force. */
export const AGREEMENT_TYPES = ['lease', 'house_rules', 'pets', 'parking', 'addendum', 'other'] as const;
export type AgreementType = (typeof AGREEMENT_TYPES)[number];

/** What can stand in a text as `{{name}}` and is filled from the room and the person it is for. */
export const PLACEHOLDERS = [
  'homeowner_name',
  'homeowner_email',
  'homeowner_phone',
  'roomie_name',
  'roomie_email',
  'roomie_phone',
  'house_name',
  'house_address',
  'room_name',
  'room_size',
  'rent',
  'deposit',
  'starts_on',
  'ends_on',
  'today',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
