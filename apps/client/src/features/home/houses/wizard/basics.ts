import { addHouse, AMENITIES, type HouseDetail } from '@common-roof/contracts';
import { z } from 'zod';

import { bodyOf } from '../../../../api/request.ts';
import { localDefaults } from './local-defaults.ts';

/** The form of a house as a whole; the first step of the wizard leaves the amenities to the second. */
export const basicsSchema = bodyOf(addHouse).extend({
  description: bodyOf(addHouse).shape.description.unwrap(),
  amenities: z.array(z.enum(AMENITIES)),
});
export type BasicsValues = z.input<typeof basicsSchema>;

export const BASICS_FIELDS = [
  ...(['name', 'description', 'street', 'postal_code', 'city', 'country', 'currency', 'time_zone'] as const),
] as const;
export type BasicsField = (typeof BASICS_FIELDS)[number];

const isCurrency = basicsSchema.shape.currency;

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
  currency: isCurrency.parse(house.currency),
  time_zone: house.time_zone,
  description: house.description,
  amenities: house.amenities,
});
