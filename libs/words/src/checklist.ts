import type { CHECKLIST, Locale, ReportArea } from '@common-roof/contracts';

import type { Reader } from './reader.ts';

type Thing = (typeof CHECKLIST)[ReportArea][number];

const AREAS: Readonly<Record<ReportArea, Readonly<Record<Locale, string>>>> = {
  room: { en: 'The room', de: 'Das Zimmer' },
  kitchen: { en: 'Kitchen', de: 'Küche' },
  bathroom: { en: 'Bathroom', de: 'Bad' },
  living_room: { en: 'Living room', de: 'Wohnzimmer' },
  shared: { en: 'Shared areas', de: 'Gemeinsame Bereiche' },
  outside: { en: 'Outside', de: 'Draußen' },
  keys: { en: 'Keys and meters', de: 'Schlüssel und Zähler' },
};

const THINGS: Readonly<Record<Thing, Readonly<Record<Locale, string>>>> = {
  door: { en: 'Door and lock', de: 'Tür und Schloss' },
  walls: { en: 'Walls', de: 'Wände' },
  ceiling: { en: 'Ceiling', de: 'Decke' },
  floor: { en: 'Floor', de: 'Boden' },
  window: { en: 'Windows', de: 'Fenster' },
  heating: { en: 'Heating', de: 'Heizung' },
  light: { en: 'Lights', de: 'Lampen' },
  sockets: { en: 'Sockets and switches', de: 'Steckdosen und Schalter' },
  bed: { en: 'Bed and mattress', de: 'Bett und Matratze' },
  wardrobe: { en: 'Wardrobe', de: 'Schrank' },
  desk: { en: 'Desk', de: 'Schreibtisch' },
  chair: { en: 'Chair', de: 'Stuhl' },
  cupboards: { en: 'Cupboards', de: 'Schränke' },
  worktop: { en: 'Worktop', de: 'Arbeitsplatte' },
  sink: { en: 'Sink and tap', de: 'Spüle und Armatur' },
  cooker: { en: 'Cooker and oven', de: 'Herd und Backofen' },
  fridge: { en: 'Fridge and freezer', de: 'Kühl- und Gefrierschrank' },
  dishwasher: { en: 'Dishwasher', de: 'Spülmaschine' },
  basin: { en: 'Basin and tap', de: 'Waschbecken und Armatur' },
  shower: { en: 'Shower or bath', de: 'Dusche oder Badewanne' },
  toilet: { en: 'Toilet', de: 'Toilette' },
  mirror: { en: 'Mirror', de: 'Spiegel' },
  ventilation: { en: 'Fan or window', de: 'Lüftung oder Fenster' },
  furniture: { en: 'Furniture', de: 'Möbel' },
  hall: { en: 'Hall and stairs', de: 'Flur und Treppe' },
  smoke_alarm: { en: 'Smoke alarms', de: 'Rauchmelder' },
  washing_machine: { en: 'Washing machine', de: 'Waschmaschine' },
  dryer: { en: 'Dryer', de: 'Trockner' },
  garden: { en: 'Garden', de: 'Garten' },
  balcony: { en: 'Balcony', de: 'Balkon' },
  cellar: { en: 'Cellar', de: 'Keller' },
  bike_storage: { en: 'Bike storage', de: 'Fahrradkeller' },
  parking: { en: 'Parking space', de: 'Stellplatz' },
  house_key: { en: 'House keys', de: 'Hausschlüssel' },
  room_key: { en: 'Room keys', de: 'Zimmerschlüssel' },
  letterbox_key: { en: 'Letterbox keys', de: 'Briefkastenschlüssel' },
  meters: { en: 'Meter readings', de: 'Zählerstände' },
};

export const areaName = (area: ReportArea, { locale }: Reader): string => AREAS[area][locale];

/** Returns the name of a checklist item. @returns undefined for one that is on no list of this version */
export const thingName = (thing: string, { locale }: Reader): string | undefined =>
  Object.hasOwn(THINGS, thing) ? THINGS[thing as Thing][locale] : undefined; // checked to be a key just before
