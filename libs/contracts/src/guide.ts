/** How much a guide holds. Apart from the other limits, which every page loads. */
export const GUIDE_LIMITS = {
  title: 100,
  text: 4_000,
  /** Per house. */
  entries: 100,
  /** Per house, with those that newer ones have replaced. */
  documents: 200,
  /** As the standard for wireless networks has it, in bytes; no network has a longer name. */
  wifiNetwork: 32,
  wifiPassword: 64,
} as const;

/** What an entry of a house guide is about, in the order in which a guide shows them: what is urgent comes first. */
export const GUIDE_KINDS = ['emergency', 'wifi', 'bins', 'heating', 'water', 'appliance', 'keys', 'other'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** Who reads an entry or a document. Its homeowner and the admins always do. Of a room: who lives in it. */
export const GUIDE_AUDIENCES = ['residents', 'residents_and_keepers', 'homeowner'] as const;
export type GuideAudience = (typeof GUIDE_AUDIENCES)[number];

/** How a wireless network is protected, as codes for cameras name it. `open`: without a password. */
export const WIFI_SECURITIES = ['wpa', 'wep', 'open'] as const;
export type WifiSecurity = (typeof WIFI_SECURITIES)[number];

export const HOUSE_DOCUMENT_KINDS = [
  'gas_safety',
  'electrical',
  'energy',
  'fire',
  'insurance',
  'licence',
  'other',
] as const;
export type HouseDocumentKind = (typeof HOUSE_DOCUMENT_KINDS)[number];

/** What a document is worth today. Derived from its dates, and never stored. */
export const HOUSE_DOCUMENT_STATES = ['expired', 'expires_soon', 'valid', 'no_expiry', 'replaced'] as const;
export type HouseDocumentState = (typeof HOUSE_DOCUMENT_STATES)[number];

/** Lists of documents: those that count, and those that newer ones have replaced. */
export const HOUSE_DOCUMENT_LISTS = ['current', 'replaced'] as const;
export type HouseDocumentList = (typeof HOUSE_DOCUMENT_LISTS)[number];
