/** The columns of a portfolio file: one line per room, with its house and its roomie. */
export const PORTFOLIO_COLUMNS = [
  ...(['house', 'street', 'postal_code', 'city', 'country', 'currency', 'time_zone'] as const),
  ...(['room', 'size', 'rent', 'rent_period', 'deposit'] as const),
  ...(['first_name', 'last_name', 'email', 'phone', 'starts_on', 'ends_on', 'balance'] as const),
] as const;
export type PortfolioColumn = (typeof PORTFOLIO_COLUMNS)[number];

/** Why a line of a portfolio file can't be imported. */
export const PORTFOLIO_FAULTS = [
  ...(['missing', 'too_long', 'not_accepted', 'country', 'currency', 'time_zone', 'size', 'rent_period'] as const),
  ...(['amount', 'amount_ambiguous', 'amount_negative', 'amount_large', 'day', 'day_ambiguous'] as const),
  ...(['email', 'phone', 'other_house', 'house_archived', 'house_draft', 'house_full'] as const),
  ...([
    'room_twice',
    'room_there',
    'room_taken',
    'email_twice',
    'ends_before',
    'lease_over',
    'balance_ahead',
    'quotes',
  ] as const),
] as const;
export type PortfolioFaultKind = (typeof PORTFOLIO_FAULTS)[number];
