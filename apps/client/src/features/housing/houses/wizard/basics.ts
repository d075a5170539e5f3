import { type Amenity, CURRENCIES, type HouseDetail } from '@common-roof/contracts';

import { contractResolver } from '#api/contract-resolver.ts';
import { localDefaults } from './local-defaults.ts';

/** All values of the house form; the wizard's first step leaves amenities to the second. */
export interface BasicsValues {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  country: HouseDetail['address']['country'];
  currency: (typeof CURRENCIES)[number];
  time_zone: string;
  description: string;
  amenities: Amenity[];
}
export const basicsResolver = contractResolver(
  ({ addHouse: { body: basics }, completeHouse: { body: whole } }) =>
    whole && basics?.extend({ description: basics.shape.description.unwrap(), amenities: whole.shape.amenities }),
);

export const BASICS_FIELDS = [
  ...(['name', 'description', 'street', 'postal_code', 'city', 'country', 'currency', 'time_zone'] as const),
] as const;
export type BasicsField = (typeof BASICS_FIELDS)[number];

export const newBasics = (language: string): BasicsValues => ({
  ...localDefaults(language),
  name: '',
  street: '',
  postal_code: '',
  city: '',
  description: '',
  amenities: [],
});

export const basicsOf = (house: HouseDetail): BasicsValues => ({
  name: house.name,
  ...house.address,
  currency: CURRENCIES.find((known) => known === house.currency) ?? 'EUR',
  time_zone: house.time_zone,
  description: house.description,
  amenities: house.amenities,
});
