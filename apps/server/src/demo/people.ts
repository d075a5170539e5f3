import { ALDER_RULES } from './rules.ts';

/** The people of the demonstration. Every password is {@link DEMO_PASSWORD}. */
export const DEMO_PASSWORD = 'common-roof-demo';

const person = (firstName: string, lastName: string, phone: string) => ({
  email: `${firstName.toLowerCase()}@demo.test`,
  firstName,
  lastName,
  phone,
});

export const PEOPLE = {
  helen: person('Helen', 'Marsh', '+44 161 496 0101'),
  rosa: person('Rosa', 'Alvarez', '+44 161 496 0102'),
  ravi: person('Ravi', 'Menon', '+44 161 496 0103'),
  lena: person('Lena', 'Fischer', '+44 161 496 0104'),
  kim: person('Kim', 'Nguyen', '+44 161 496 0105'),
  edna: person('Edna', 'Whitlock', '+44 161 496 0106'),
  tom: person('Tomas', 'Herrera', '+44 161 496 0107'),
  omar: person('Omar', 'Haddad', '+49 30 5550 101'),
  bao: person('Bao', 'Tran', '+49 30 5550 102'),
  karl: person('Karl', 'Lindqvist', '+49 30 5550 103'),
  admin: { ...person('Admin', 'Common Roof', '+44 161 496 0100'), firstName: 'Ada', lastName: 'Minton' },
} as const;

export type PersonName = keyof typeof PEOPLE;

export const ALDER = {
  name: 'Alder House',
  street: '12 Alder Lane',
  postalCode: 'M20 3BG',
  city: 'Manchester',
  country: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  rulesText: ALDER_RULES[0],
  description: 'A Victorian house with a long garden, a big kitchen table and three good cafés around the corner.',
  amenities: ['wifi', 'washing_machine', 'dishwasher', 'garden', 'living_room', 'bike_storage', 'cleaner'],
} as const;

/** The account for rent: its holder, and its IBAN. */
export const ALDER_ACCOUNT = ['Helen Marsh', 'GB33BUKB20201555555555'] as const;

export const ALDER_ROOMS = [
  { name: 'Garden room', rentMinor: 62_000, depositMinor: 62_000, sizeM2: 18 },
  { name: 'Front room', rentMinor: 58_000, depositMinor: 58_000, sizeM2: 16 },
  { name: 'Attic', rentMinor: 55_000, depositMinor: 55_000, sizeM2: 14 },
  { name: 'Box room', rentMinor: 42_000, depositMinor: 42_000, sizeM2: 9 },
] as const;

export const BIRCH = {
  name: 'Birch House',
  street: 'Birkenstraße 7',
  postalCode: '10559',
  city: 'Berlin',
  country: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  rulesText: 'Shoes off at the door. The washing machine rests between 22:00 and 7:00. Compost goes in the brown bin.',
} as const;

/** The account for rent: its holder, and its IBAN. */
export const BIRCH_ACCOUNT = ['Omar Haddad', 'DE89370400440532013000'] as const;

export const BIRCH_ROOMS = [
  { name: 'Balcony room', rentMinor: 71_000, depositMinor: 142_000, sizeM2: 19 },
  { name: 'Courtyard room', rentMinor: 64_000, depositMinor: 128_000, sizeM2: 15 },
] as const;

/** Helen's second house: just bought, with nobody in it yet. */
export const ELM = {
  name: 'Elm House',
  street: '4 Elm Grove',
  postalCode: 'M14 6PT',
  city: 'Manchester',
  country: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  description: 'A terraced house beside the park, newly painted. Ten minutes by bicycle to both universities.',
  amenities: ['wifi', 'washing_machine', 'garden', 'bike_storage', 'furnished', 'smoke_free'],
  rulesText: 'Quiet from 22:30. No smoking indoors. Bicycles go in the shed, not in the hall.',
} as const;

export const ELM_ROOMS = [
  { name: 'Bay window room', rentMinor: 56_000, depositMinor: 56_000, sizeM2: 17, description: 'Faces the park.' },
  { name: 'Back bedroom', rentMinor: 51_000, depositMinor: 51_000, sizeM2: 13 },
  { name: 'Small study', rentMinor: 39_500, depositMinor: 39_500, sizeM2: 9 },
  { name: 'Loft', rentMinor: 47_000, depositMinor: 47_000, sizeM2: 15, description: 'Two skylights, own stairs.' },
] as const;

/** Started and left after the first step. */
export const ROWAN_DRAFT = {
  name: 'Rowan Cottage',
  street: '29 Rowan Walk',
  postal_code: 'M21 9WQ',
  city: 'Chorlton',
  country: 'GB',
  currency: 'GBP',
  time_zone: 'Europe/London',
  description: '',
} as const;

/** Let for years, then archived. */
export const MILL = {
  name: 'The Old Mill',
  street: '2 Weir Street',
  postalCode: 'SK6 7AB',
  city: 'Marple',
  country: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  rulesText: 'Mind the step. The boat belongs to the neighbours.',
} as const;

export const MILL_ROOMS = [{ name: 'Mill loft', rentMinor: 48_000, depositMinor: 48_000 }] as const;

export const ALDER_BOARD = ['Oat milk', 'Dishwasher tablets', 'A bulb for the landing (E14)'] as const;

/** Applicants who want to list houses. */
export const APPLICANTS = [
  {
    email: 'ines@demo.test',
    first_name: 'Ines',
    last_name: 'Ferreira',
    phone: '+351 210 000 000',
    city: 'Lisbon',
    houses: 2,
    message: 'Two houses in Alfama, seven rooms in all. I would like to stop running them by spreadsheet.',
  },
  { email: 'tomas@demo.test', first_name: 'Tomas', last_name: 'Novak', city: 'Brno', houses: 1 },
] as const;

/** Kim comes to Alder House on Tuesdays and Fridays. */
export const KIMS_DAYS = { weekdays: [2, 5], from: '09:00', to: '12:00' };

/** Karl's days in Elm House, as Helen asks for them. */
export const KARLS_DAYS = { weekdays: [4], from: '14:00', to: '16:30' };
