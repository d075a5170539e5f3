/** What an agreement is about. A room has at most one of each type in force. */
export const AGREEMENT_TYPES = ['lease', 'house_rules', 'pets', 'parking', 'addendum', 'other'] as const;
export type AgreementType = (typeof AGREEMENT_TYPES)[number];

/** Placeholders written as `{{name}}` and filled from the room and the signer. */
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
  'rent_period',
  'deposit',
  'starts_on',
  'ends_on',
  'today',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
