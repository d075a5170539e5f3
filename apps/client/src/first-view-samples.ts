import { OPEN_ROOMS_AT_ONCE, type PageAnswers, type PublicAd } from '@common-roof/contracts';

const ID = '00000000-0000-4000-8000-000000000000';
const photo: PublicAd['photos'][number] = {
  image_id: ID,
  caption: '',
  url: '/photo',
  small_url: '/photo',
  width: 4,
  height: 3,
};
/** Has everything that an ad can have. */
const ad: PublicAd = {
  _id: ID,
  title: 'Title',
  text: 'Text',
  city: 'City',
  area: '1',
  country: 'GB',
  currency: 'GBP',
  rent: '1.00',
  deposit: '1.00',
  available_from: null,
  size_m2: 1,
  rooms: 1,
  amenities: ['garden'],
  questions: [],
  photos: [photo, photo],
  opened_at: null,
  rating: { average: null, count: 0 },
  costs: { bills: '1.00', supplies: '1.00', total: '3.00', from: '2026-01-01', to: '2026-12-31' },
};

interface Sample {
  readonly address: string;
  readonly answers: PageAnswers;
}

/** What the first views with data are drawn from, before the server fills in the real ones: by the view's name. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  '/roomad list': {
    address: '/roomad',
    answers: { [`/api/wds?limit=${String(OPEN_ROOMS_AT_ONCE)}`]: { items: [ad], next_cursor: null } },
  },
  '/roomad room': { address: `/roomad?id=${ID}`, answers: { [`/api/wds/${ID}`]: ad } },
};
