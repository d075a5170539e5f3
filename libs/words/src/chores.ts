import type { CatalogueChore, Locale } from '@common-roof/contracts';

import type { Reader } from './reader.ts';

const NAMES: Readonly<Record<CatalogueChore, Readonly<Record<Locale, string>>>> = {
  kitchen: { en: 'Kitchen', de: 'Küche' },
  bathroom: { en: 'Bathroom', de: 'Bad' },
  toilet: { en: 'Toilet', de: 'Toilette' },
  dishes: { en: 'Dishes', de: 'Abwasch' },
  vacuum: { en: 'Vacuuming', de: 'Staubsaugen' },
  mop: { en: 'Mopping the floors', de: 'Böden wischen' },
  bins: { en: 'Taking out the bins', de: 'Müll rausbringen' },
  recycling: { en: 'Paper and glass', de: 'Papier und Altglas' },
  living_room: { en: 'Living room', de: 'Wohnzimmer' },
  stairs: { en: 'Hall and stairs', de: 'Flur und Treppe' },
  fridge: { en: 'Cleaning the fridge', de: 'Kühlschrank putzen' },
  oven: { en: 'Cleaning the oven', de: 'Backofen putzen' },
  windows: { en: 'Cleaning the windows', de: 'Fenster putzen' },
  dusting: { en: 'Dusting', de: 'Staub wischen' },
  laundry_room: { en: 'Laundry room', de: 'Waschküche' },
  plants: { en: 'Watering the plants', de: 'Pflanzen gießen' },
  garden: { en: 'Garden', de: 'Garten' },
  balcony: { en: 'Balcony', de: 'Balkon' },
  shopping: { en: 'Shopping for the house', de: 'Einkaufen fürs Haus' },
  cellar: { en: 'Cellar', de: 'Keller' },
};

/** A chore with the name its house gave it, or the catalogue's. */
export interface NamedChore {
  readonly catalogue: string | null;
  readonly name: string | null;
}

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = NAMES;

/** Returns a chore's name. A chore missing from this version's catalogue is called by its key. */
export const choreName = ({ catalogue, name }: NamedChore, { locale }: Pick<Reader, 'locale'>): string =>
  name ?? names[catalogue ?? '']?.[locale] ?? catalogue ?? '';
