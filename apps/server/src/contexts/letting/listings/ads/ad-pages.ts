import { imagePath, type Locale } from '@common-roof/contracts';
import { postalArea, toWireMoney } from '@common-roof/domain';
import { areaInEveryLocale } from '@common-roof/messages';
import { readerOf } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';

import { Clock } from '#kernel/clock/clock.ts';
import { type PageDescription, PublicPages, type PageQuestion } from '#kernel/http/public-pages.ts';
import { type AdAddressRow, type AdPageRow, AdPagesRepository } from './ad-pages.repository.ts';

const ROOMS = '/roomad';
const NEWEST = 24;
const NEWEST_AGE_MS = 60_000;
/** Search engines cut descriptions at about this length. */
const DESCRIPTION_CHARACTERS = 200;

const words = areaInEveryLocale('screens/letting');
const titles = areaInEveryLocale('screens/firstView');
const pages = areaInEveryLocale('pages');

const addressOf = (id: string): string => `${ROOMS}?id=${id}`;

/** Describes open rooms and each of them to search engines, with nothing that the public call doesn't give. */
@Injectable()
export class AdPages implements OnModuleInit {
  private newest: { readonly rows: Promise<AdAddressRow[]>; readonly until: number } | null = null;

  constructor(
    private readonly publicPages: PublicPages,
    private readonly ads: AdPagesRepository,
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
    if (id === null) return describeList(asked.locale, await this.listNewest());
    const row = z.uuid().safeParse(id).success ? await this.ads.findVisible(id) : undefined;
    return row === undefined ? describeGone(asked.locale) : describeRoom(row, asked);
  }

  /** Remembered for a minute: however many crawlers come, the list is read once. */
  private listNewest(): Promise<AdAddressRow[]> {
    const now = this.clock.now().getTime();
    if (this.newest === null || this.newest.until <= now) {
      const kept = { rows: this.ads.listAddresses(NEWEST), until: now + NEWEST_AGE_MS };
      this.newest = kept;
      kept.rows.catch(() => {
        if (this.newest === kept) this.newest = null;
      });
    }
    return this.newest.rows;
  }
}

const socialPicture = (locale: Locale) => ({
  path: `/social/roomad.${locale}.jpg`,
  width: 1_200,
  height: 630,
  alt: titles[locale].text(['landing', 'scene']),
});

function describeList(locale: Locale, newest: readonly AdAddressRow[]): PageDescription {
  const ads = words[locale];
  return {
    title: titles[locale].text(['shell', 'title', 'openRooms']),
    description: pages[locale].text(['rooms', 'description']),
    address: ROOMS,
    picture: socialPicture(locale),
    content: {
      heading: ads.text(['ads', 'rooms', 'heading']),
      paragraphs: [ads.text(['ads', 'rooms', newest.length === 0 ? 'empty' : 'lead'])],
      links: newest.map(({ id, title }) => ({ path: addressOf(id), name: title })),
    },
  };
}

function describeGone(locale: Locale): PageDescription {
  const ads = words[locale];
  const heading = ads.text(['ads', 'rooms', 'goneHeading']);
  const gone = ads.text(['ads', 'rooms', 'gone']);
  return { title: heading, description: gone, isMissing: true, content: { heading, paragraphs: [gone] } };
}

function describeRoom(row: AdPageRow, { locale, toUrl }: PageQuestion): PageDescription {
  const facts = factsOf(row, locale);
  const picture = row.cover
    ? { ...row.cover, path: imagePath(row.cover.image_id, 'large'), alt: row.title }
    : socialPicture(locale);
  return {
    title: row.title,
    description: shortened(`${facts.join(' · ')}. ${row.text.replaceAll(/\s+/g, ' ')}`),
    address: addressOf(row.id),
    picture,
    data: [accommodation(row, locale, toUrl(picture.path))],
    content: {
      heading: row.title,
      paragraphs: [facts.join(' · '), row.text],
      links: [{ path: ROOMS, name: words[locale].text(['ads', 'rooms', 'all']) }],
    },
  };
}

/** Rent, area, size and first day. */
function factsOf(row: AdPageRow, locale: Locale): string[] {
  const reader = readerOf(locale);
  const letting = words[locale];
  return [
    letting.text(['rooms', 'perMonth'], { rent: reader.money(Number(row.rent_minor), row.currency) }),
    `${row.city} ${postalArea(row.postal_code)}`.trim(),
    ...(row.size_m2 === null ? [] : [letting.text(['rooms', 'size_m2'], { size: row.size_m2 })]),
    row.available_from === null
      ? letting.text(['ads', 'rooms', 'now'])
      : letting.text(['ads', 'rooms', 'fromDay'], { day: reader.day(row.available_from) }),
  ];
}

/** A room and its rent as schema.org describes places to let: https://schema.org/docs/hotels.html */
const accommodation = (row: AdPageRow, locale: Locale, image: string): Record<string, unknown> => ({
  '@type': ['Accommodation', 'Product'],
  name: row.title,
  description: row.text,
  image,
  address: {
    '@type': 'PostalAddress',
    addressLocality: row.city,
    postalCode: postalArea(row.postal_code),
    addressCountry: row.country,
  },
  ...(row.size_m2 !== null && {
    floorSize: { '@type': 'QuantitativeValue', value: row.size_m2, unitCode: 'MTK' },
  }),
  amenityFeature: row.amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: words[locale].text(['rooms', 'amenities', amenity]),
    value: true,
  })),
  offers: {
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: 'https://schema.org/InStock',
    ...(row.available_from !== null && { availabilityStarts: row.available_from }),
    price: toWireMoney(Number(row.rent_minor), row.currency),
    priceCurrency: row.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toWireMoney(Number(row.rent_minor), row.currency),
      priceCurrency: row.currency,
      unitCode: 'MON',
    },
  },
});

/** Cuts a text at a word. */
const shortened = (text: string): string =>
  text.length <= DESCRIPTION_CHARACTERS ? text : `${text.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')} …`;
