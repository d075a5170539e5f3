import type { EmptyRoom, OwnAd } from '@common-roof/contracts';

import { moneyToType, parseMoney } from '#lib/money.ts';

/** An ad's form values. */
export interface AdValues {
  room_id: string;
  /** The house's currency; empty until a room is chosen. */
  currency: string;
  title: string;
  text: string;
  rent: string;
  deposit: string;
  available_from: string;
  questions: { id: string; text: string; required: boolean }[];
}
export const AD_FIELDS = ['room_id', 'title', 'text', 'rent', 'deposit', 'available_from'] as const;
export type AdField = (typeof AD_FIELDS)[number];

export const noAd: AdValues = {
  room_id: '',
  currency: '',
  title: '',
  text: '',
  rent: '',
  deposit: '',
  available_from: '',
  questions: [],
};

export const adValuesOf = (ad: OwnAd, language: string): AdValues => ({
  room_id: ad.room._id,
  currency: ad.currency,
  title: ad.title,
  text: ad.text,
  rent: moneyToType(ad.rent, ad.currency, language),
  deposit: moneyToType(ad.deposit, ad.currency, language),
  available_from: ad.available_from ?? '',
  questions: ad.questions,
});

/** Returns suggestions for a room's ad from its data. */
export const suggestionFor = (
  room: EmptyRoom,
  language: string,
): Pick<AdValues, 'currency' | 'title' | 'text' | 'rent' | 'deposit' | 'available_from'> => ({
  currency: room.currency,
  title: `${room.room_name}, ${room.city}`,
  text: room.description,
  rent: room.rent === null ? '' : moneyToType(room.rent, room.currency, language),
  deposit: room.deposit === null ? '' : moneyToType(room.deposit, room.currency, language),
  available_from: room.available_from ?? '',
});

/** Converts values for the server. Unreadable input stays as typed, for the schema to reject. */
export function toAdBody(values: AdValues) {
  return {
    title: values.title,
    text: values.text,
    rent: parseMoney(values.rent, values.currency) ?? values.rent,
    deposit: parseMoney(values.deposit, values.currency) ?? values.deposit,
    available_from: values.available_from === '' ? null : values.available_from,
    questions: values.questions
      .filter(({ text }) => text.trim() !== '')
      .map(({ id, text, required }) => ({ ...(id === '' ? {} : { id }), text, required })),
  };
}
