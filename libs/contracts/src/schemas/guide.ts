import { z } from 'zod';

import { defineCall } from '../call.ts';
import { GUIDE_AUDIENCES, GUIDE_KINDS, GUIDE_LIMITS, WIFI_SECURITIES } from '../guide.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { SentFile } from './files.ts';
import { Photo } from './images.ts';
import { filledText, idParams, phone, text, timestamp, uuid } from './primitives.ts';

const onOneLine = (most: number) =>
  filledText(most).refine((value) => !/[\r\n\t]/.test(value), 'Write this on one line.');

/** What an entry of a guide and a document have in common. */
export const guideParts = {
  title: onOneLine(GUIDE_LIMITS.title).transform((value) => value.trim()),
  audience: z.enum(GUIDE_AUDIENCES),
  room_id: uuid.nullable().default(null).describe('null: it is about the whole house'),
};

/** The photos and PDFs of an entry or a document, in their order. */
export const guideUploads = (most: number) =>
  z
    .array(uuid)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'Add each file once.')
    .default([])
    .describe('Photos and PDFs, in the order they are shown in');

export const placeInHouse = z
  .strictObject({ _id: uuid, name: z.string() })
  .nullable()
  .describe('null: it is about the whole house');

export const GuideEntry = z.strictObject({
  _id: uuid,
  kind: z.enum(GUIDE_KINDS),
  title: z.string(),
  text: z.string(),
  audience: z.enum(GUIDE_AUDIENCES),
  room: placeInHouse,
  phone: z.string().nullable().describe('Of an emergency number'),
  wifi: z
    .strictObject({ network: z.string(), security: z.enum(WIFI_SECURITIES) })
    .nullable()
    .describe('Of a wireless network. Its password has a call of its own.'),
  photos: z.array(Photo),
  files: z.array(SentFile),
  changed_at: timestamp,
  version: z.int(),
});
export type GuideEntry = z.infer<typeof GuideEntry>;

const Guide = z.strictObject({
  items: z.array(GuideEntry).describe('By kind, then in the order that the homeowner has chosen'),
  can_write: z.boolean().describe('Whether the caller can change it'),
});
export type Guide = z.infer<typeof Guide>;

const WifiPassword = z.strictObject({
  entry_id: uuid,
  password: z.string().nullable().describe('null: there is none, or it can’t be read any more'),
});
const WifiPasswords = z.strictObject({ items: z.array(WifiPassword) });
export type WifiPasswords = z.infer<typeof WifiPasswords>;

const wifi = z.strictObject({
  network: onOneLine(GUIDE_LIMITS.wifiNetwork),
  security: z.enum(WIFI_SECURITIES),
  password: onOneLine(GUIDE_LIMITS.wifiPassword).optional().describe('Left out: the one that is stored stays'),
});

const written = z.strictObject({
  ...guideParts,
  kind: z.enum(GUIDE_KINDS),
  text: text(GUIDE_LIMITS.text).default(''),
  phone: phone.nullable().default(null).describe('Of an emergency number, and of nothing else'),
  wifi: wifi.nullable().default(null).describe('Of a wireless network, and of nothing else'),
  uploads: guideUploads(PHOTOS_PER_PLACE.guide_entry),
});

interface Parts {
  readonly kind: string;
  readonly phone: string | null;
  readonly wifi: { readonly security: string; readonly password?: string | undefined } | null;
}
/** An emergency number has a number, a network its name; nothing else has either. */
const hasItsParts = ({ kind, phone: number, wifi: network }: Parts): boolean =>
  (kind === 'emergency') === (number !== null) && (kind === 'wifi') === (network !== null);
const parts = { path: ['kind'], message: 'Enter a number for an emergency, and a network for the wifi.' };

export const getGuide = defineCall({
  id: 'getGuide',
  method: 'GET',
  path: '/api/houses/{id}/guide',
  tag: 'Guide',
  summary: 'The guide of house `{id}`: how things work there, as far as the caller reads it.',
  params: idParams,
  response: Guide,
});

export const getWifiPasswords = defineCall({
  id: 'getWifiPasswords',
  method: 'GET',
  path: '/api/houses/{id}/wifi',
  tag: 'Guide',
  summary:
    'The passwords of the wireless networks in the guide of house `{id}`, as far as the caller reads their entries.',
  params: idParams,
  response: WifiPasswords,
});

export const writeGuideEntry = defineCall({
  id: 'writeGuideEntry',
  method: 'POST',
  path: '/api/houses/{id}/guide',
  tag: 'Guide',
  summary: 'Add an entry to the guide of house `{id}`.',
  once: true,
  params: idParams,
  body: written.refine(hasItsParts, parts),
  response: GuideEntry,
  status: 201,
});

export const editGuideEntry = defineCall({
  id: 'editGuideEntry',
  method: 'PUT',
  path: '/api/guide/{id}',
  tag: 'Guide',
  summary: 'Change an entry of a guide.',
  params: idParams,
  body: written.extend({ version: z.int().describe('That was read') }).refine(hasItsParts, parts),
  response: GuideEntry,
});

export const moveGuideEntry = defineCall({
  id: 'moveGuideEntry',
  method: 'PUT',
  path: '/api/guide/{id}/position',
  tag: 'Guide',
  summary: 'Move an entry of a guide among those of its kind.',
  params: idParams,
  body: z.strictObject({
    position: z.int().min(0).max(GUIDE_LIMITS.entries).describe('Counted from 0; beyond the last: the last'),
  }),
  status: 204,
});

export const removeGuideEntry = defineCall({
  id: 'removeGuideEntry',
  method: 'DELETE',
  path: '/api/guide/{id}',
  tag: 'Guide',
  summary: 'Remove an entry from a guide, with its photos and files.',
  params: idParams,
  status: 204,
});
