import { directionOf, type Locale, OPEN_ROOMS_AT_ONCE, type Page, type PublicAd } from '@common-roof/contracts';
import { getAd, listAds } from '@common-roof/contracts/schemas';
import { fromWireMoney } from '@common-roof/domain';
import { dotIn } from '@common-roof/domain/formats';
import { areaInEveryLocale } from '@common-roof/messages';
import { readerOf } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';

import { Clock } from '#kernel/clock/clock.ts';
import { type PageDescription, PublicPages, type PageQuestion } from '#kernel/http/public-pages.ts';
import { addressOf, viewOfRoom, viewOfRooms } from './ad-views.ts';
import { AdPagesRepository } from './ad-pages.repository.ts';
import { ReadAdsService } from './read-ads.service.ts';

const ROOMS = '/roomad';
const NEWEST_AGE_MS = 60_000;
/** Search engines cut descriptions at about this length. */
const DESCRIPTION_CHARACTERS = 200;

const words = areaInEveryLocale('screens/letting');
const titles = areaInEveryLocale('screens/firstView');
const pages = areaInEveryLocale('pages');

/** Describes open rooms and each of them to search engines, with nothing that the public call doesn't give. */
@Injectable()
export class AdPages implements OnModuleInit {
  private newest: { readonly page: Promise<Page<PublicAd>>; readonly until: number } | null = null;

  constructor(
    private readonly publicPages: PublicPages,
    private readonly ads: AdPagesRepository,
    private readonly reader: ReadAdsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.publicPages.describe(ROOMS, (asked) => this.describe(asked));
    this.publicPages.listFrom(async (most) =>
      (await this.ads.listAddresses(most)).map(({ id, opened_at: openedAt }) => ({
        path: addressOf(id),
        ...(openedAt && { changedAt: openedAt }),
      })),
    );
  }

  private async describe(asked: PageQuestion): Promise<PageDescription> {
    const id = asked.query.get('id');
    if (id === null) return describeList(asked, await this.listNewest());
    const ad = z.uuid().safeParse(id).success ? await this.reader.find(id) : undefined;
    return ad === undefined ? describeGone(asked.locale) : describeRoom(ad, asked);
  }

  /** Remembered for a minute: however many crawlers come, the list is read once. The page's code reads it again. */
  private listNewest(): Promise<Page<PublicAd>> {
    const now = this.clock.now().getTime();
    if (this.newest === null || this.newest.until <= now) {
      const page = this.reader.list({
        limit: OPEN_ROOMS_AT_ONCE,
        cursor: undefined,
        city: undefined,
        price: undefined,
        from: undefined,
      });
      const kept = { page, until: now + NEWEST_AGE_MS };
      this.newest = kept;
      page.catch(() => {
        if (this.newest === kept) this.newest = null;
      });
    }
    return this.newest.page;
  }
}

const socialPicture = (locale: Locale) => ({
  path: `/social/roomad.${locale}.jpg`,
  width: 1_200,
  height: 630,
  alt: titles[locale].text(['landing', 'scene']),
});

function describeList(asked: PageQuestion, newest: Page<PublicAd>): PageDescription {
  const { locale, query } = asked;
  const ads = words[locale];
  const rooms = newest.items;
  const firstPhoto = rooms[0]?.photos[0]?.small_url;
  return {
    title: titles[locale].text(['shell', 'title', 'openRooms']),
    description: pages[locale].text(['rooms', 'description']),
    address: ROOMS,
    picture: socialPicture(locale),
    content: {
      heading: ads.text(['ads', 'rooms', 'heading']),
      paragraphs: [ads.text(['ads', 'rooms', rooms.length === 0 ? 'empty' : 'lead'])],
      links: rooms.map(({ _id: id, title }) => ({ path: addressOf(id), name: title })),
    },
    answers: { [`${listAds.path}?limit=${String(OPEN_ROOMS_AT_ONCE)}`]: newest },
    // Not of a search, whose rooms are others.
    ...(query.size === 0 && rooms.length > 0 && { view: viewOfRooms(rooms, asked) }),
    ...(firstPhoto !== undefined && { firstPhoto }),
  };
}

function describeGone(locale: Locale): PageDescription {
  const ads = words[locale];
  const heading = ads.text(['ads', 'rooms', 'goneHeading']);
  const gone = ads.text(['ads', 'rooms', 'gone']);
  return { title: heading, description: gone, isMissing: true, content: { heading, paragraphs: [gone] } };
}

function describeRoom(ad: PublicAd, asked: PageQuestion): PageDescription {
  const { locale, toUrl } = asked;
  const facts = factsOf(ad, locale).join(dotIn(directionOf(locale)));
  const [cover] = ad.photos;
  const picture = cover
    ? { path: cover.url, width: cover.width, height: cover.height, alt: ad.title }
    : socialPicture(locale);
  return {
    title: ad.title,
    description: shortened(`${facts}. ${ad.text.replaceAll(/\s+/g, ' ')}`),
    address: addressOf(ad._id),
    picture,
    data: [accommodation(ad, locale, toUrl(picture.path))],
    content: {
      heading: ad.title,
      paragraphs: [facts, ad.text],
      links: [{ path: ROOMS, name: words[locale].text(['ads', 'rooms', 'all']) }],
    },
    answers: { [getAd.path.replace('{id}', ad._id)]: ad },
    view: viewOfRoom(ad, asked),
    ...(cover && { firstPhoto: cover.url }),
  };
}

/** Rent, area, size and first day. */
function factsOf(ad: PublicAd, locale: Locale): string[] {
  const reader = readerOf(locale);
  const letting = words[locale];
  return [
    letting.text(['rooms', 'perMonth'], { rent: reader.money(fromWireMoney(ad.rent, ad.currency), ad.currency) }),
    `${ad.city} ${ad.area}`.trim(),
    ...(ad.size_m2 === null ? [] : [letting.text(['rooms', 'size_m2'], { size: ad.size_m2 })]),
    ad.available_from === null
      ? letting.text(['ads', 'rooms', 'now'])
      : letting.text(['ads', 'rooms', 'fromDay'], { day: reader.day(ad.available_from) }),
  ];
}

/** A room and its rent as schema.org describes places to let: https://schema.org/docs/hotels.html */
const accommodation = (ad: PublicAd, locale: Locale, image: string): Record<string, unknown> => ({
  '@type': ['Accommodation', 'Product'],
  name: ad.title,
  description: ad.text,
  image,
  address: {
    '@type': 'PostalAddress',
    addressLocality: ad.city,
    postalCode: ad.area,
    addressCountry: ad.country,
  },
  ...(ad.size_m2 !== null && {
    floorSize: { '@type': 'QuantitativeValue', value: ad.size_m2, unitCode: 'MTK' },
  }),
  amenityFeature: ad.amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: words[locale].text(['rooms', 'amenities', amenity]),
    value: true,
  })),
  offers: {
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: 'https://schema.org/InStock',
    ...(ad.available_from !== null && { availabilityStarts: ad.available_from }),
    price: ad.rent,
    priceCurrency: ad.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: ad.rent,
      priceCurrency: ad.currency,
      unitCode: 'MON',
    },
  },
});

/** Cuts a text at a word. */
const shortened = (text: string): string =>
  text.length <= DESCRIPTION_CHARACTERS ? text : `${text.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')} …`;
