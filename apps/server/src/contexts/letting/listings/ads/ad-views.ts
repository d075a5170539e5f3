import { type AdLivingCosts, directionOf, type Locale, type PublicAd } from '@common-roof/contracts';
import { dayText, dotIn, oneDecimalText, rentText } from '@common-roof/domain/formats';
import { areaInEveryLocale } from '@common-roof/messages';

import type { WantedView } from '#kernel/http/first-views.ts';

const words = areaInEveryLocale('screens/letting');

const SEEN_FIRST = { loading: 'eager', priority: 'high' };
const SEEN_LATER = { loading: 'lazy', priority: 'auto' };

interface Reading {
  readonly locale: Locale;
  readonly region: string;
}

/** Returns the path and query of the page of an ad. */
export const addressOf = (id: string): string => `/roomad?id=${id}`;

/** What fills the first view of open rooms. The client's `room-card.tsx` shows the same. */
export const viewOfRooms = (rooms: readonly PublicAd[], reading: Reading): WantedView => ({
  name: '/roomad list',
  slots: { rooms: rooms.map((ad, at) => ({ ...cardOf(ad, reading), ...(at === 0 ? SEEN_FIRST : SEEN_LATER) })) },
});

/** What fills the first view of one room. The client's `ad-facts.tsx` shows the same. */
export function viewOfRoom(ad: PublicAd, reading: Reading): WantedView {
  const say = words[reading.locale];
  const [cover, ...others] = ad.photos;
  return {
    name: '/roomad room',
    slots: {
      title: ad.title,
      text: ad.text,
      facts: factsOf(ad, reading).map(([name, value]) => ({ name, value })),
      hasCosts: ad.costs !== null,
      costs: ad.costs === null ? '' : costsOf(ad, ad.costs, reading),
      photo: cover?.url ?? null,
      caption: cover?.caption ?? '',
      hasOthers: others.length > 0,
      others: others.map(({ small_url: photo, caption }) => ({ photo, caption })),
      hasAmenities: ad.amenities.length > 0,
      amenities: ad.amenities.map((amenity) => ({ name: say.text(['rooms', 'amenities', amenity]) })),
    },
  };
}

function cardOf(ad: PublicAd, reading: Reading): Record<string, string | null> {
  const [cover] = ad.photos;
  const size = sizeOf(ad, reading);
  return {
    title: ad.title,
    address: addressOf(ad._id),
    rent: rentOf(ad, reading),
    place: `${ad.city} ${ad.area}${size === null ? '' : `${dotIn(directionOf(reading.locale))}${size}`}`,
    from: fromOf(ad, reading, 'fromDay'),
    photo: cover?.small_url ?? null,
    caption: cover?.caption ?? '',
  };
}

function factsOf(ad: PublicAd, reading: Reading): (readonly [name: string, value: string])[] {
  const say = words[reading.locale];
  const name = (fact: string): string => say.text(['ads', 'fact', fact]);
  const size = sizeOf(ad, reading);
  const { average, count } = ad.rating;
  return [
    [name('rent'), rentOf(ad, reading)],
    ...(ad.costs === null
      ? []
      : [
          [
            name('costs'),
            say.text(['ads', 'fact', 'about'], { total: rentText(ad.costs.total, ad.currency, reading.region) }),
          ] as const,
        ]),
    [name('deposit'), rentText(ad.deposit, ad.currency, reading.region)],
    [name('from'), fromOf(ad, reading, null)],
    [name('place'), `${ad.city} ${ad.area}`],
    ...(size === null ? [] : [[name('size'), size] as const]),
    [name('house'), say.text(['ads', 'fact', 'rooms'], { count: ad.rooms })],
    [
      name('homeowner'),
      average === null
        ? name('newHomeowner')
        : say.text(['ads', 'fact', 'rated'], { average: oneDecimalText(average, reading.region), count }),
    ],
  ];
}

const rentOf = (ad: PublicAd, { locale, region }: Reading): string =>
  words[locale].text(['rooms', 'perMonth'], { rent: rentText(ad.rent, ad.currency, region) });

function costsOf({ currency }: PublicAd, costs: AdLivingCosts, { locale, region }: Reading): string {
  const money = (amount: string): string => rentText(amount, currency, region);
  return words[locale].text(['ads', 'fact', 'costsNote'], {
    bills: money(costs.bills),
    supplies: money(costs.supplies),
    from: dayText(costs.from, region),
    to: dayText(costs.to, region),
  });
}

const sizeOf = ({ size_m2: size }: PublicAd, { locale }: Reading): string | null =>
  size === null ? null : words[locale].text(['rooms', 'size_m2'], { size });

/** @param sentence the day is named in; null: the day alone */
function fromOf({ available_from: day }: PublicAd, { locale, region }: Reading, sentence: string | null): string {
  if (day === null) return words[locale].text(['ads', 'rooms', 'now']);
  const written = dayText(day, region);
  return sentence === null ? written : words[locale].text(['ads', 'rooms', sentence], { day: written });
}
