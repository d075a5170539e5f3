/**
 * The order of the server, lowest first. A folder imports only folders before it, so there is no cycle to look for. What
 * isn't named here has no place, and lint says so.
 */

/**
 * Levels of the kernel, which knows no context. 1: what everything needs. 2: stores, limits and secrets. 3: work that outlives a
 * call. 4: what people and programs outside see.
 */
export const kernelLevels = [
  ['clock', 'config', 'metrics', 'logging', 'errors'],
  ['database', 'redis', 'rate-limits', 'crypto', 'files'],
  ['events', 'jobs', 'scheduled-events', 'idempotency', 'state-machines', 'rate-limits', 'capabilities', 'waiting'],
  [
    'csv',
    'calendar',
    'http',
    'documents',
    'privacy',
    'evidence',
    'mail',
    'web-push',
    'audit',
    'realtime',
    'health',
    'backup',
    'upgrade',
  ],
] as const;

/**
 * Floors of the house, the contexts on each, and the contexts of its own floor that one uses. Others on the floor hear of
 * each other by events.
 */
export const floors: readonly Floor[] = [
  {
    name: 'identity',
    contexts: {
      access: [],
      media: [],
      accounts: ['access', 'media'],
      'data-exports': ['accounts'],
      contact: [],
    },
  },
  { name: 'housing', contexts: { houses: [], ratings: ['houses'] } },
  {
    name: 'letting',
    contexts: {
      listings: [],
      leasing: ['listings'],
      'move-reports': [],
      deposits: ['leasing', 'move-reports'],
      guarantees: ['leasing'],
      'room-choices': ['listings', 'leasing'],
      portfolio: ['leasing'],
    },
  },
  {
    name: 'living',
    contexts: {
      chat: [],
      notes: [],
      announcements: [],
      repairs: [],
      guide: [],
      stock: [],
      speaker: [],
      calendar: ['guide', 'stock'],
      chores: [],
      'house-rules': [],
    },
  },
  { name: 'money', contexts: { ledger: [], expenses: ['ledger'], finances: ['ledger', 'expenses'] } },
  {
    name: 'insight',
    contexts: {
      notifications: [],
      activity: [],
      passport: [],
      'what-if': [],
      'sample-house': [],
      oversight: [],
      today: ['notifications', 'oversight'],
    },
  },
];

interface Floor {
  readonly name: string;
  /** By context, lowest first: those of the same floor that it uses. */
  readonly contexts: Readonly<Record<string, readonly string[]>>;
}

/** Contexts that are too large for one folder, and their parts. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'account',
    'factors',
    'acting',
    'api-tokens',
    'sign-in',
    'own-factors',
    'own-api-tokens',
    'profiles',
    'admins',
    'co-homeowners',
  ],
  houses: ['rooms', 'tenancies', 'house', 'neatkeepers', 'homeowners'],
  listings: ['ads', 'showings', 'suggestions'],
  leasing: ['templates', 'agreements', 'offers', 'leases', 'previous-roomies'],
  chores: ['planning', 'points', 'feed', 'feedback', 'visits', 'appeals'],
  'house-rules': ['rule-book', 'rule-changes'],
  ledger: ['book', 'rent', 'payments', 'late-fees', 'bank-details', 'guarantors', 'tracker'],
  expenses: ['usual-splits', 'supplies', 'bills', 'settle-up', 'turn-payments', 'living-costs', 'habits'],
  finances: ['own-costs', 'statement', 'bank'],
  oversight: ['backups', 'overview', 'people', 'audit-log'],
  today: ['waiting', 'first-steps'],
};

/**
 * The folders of the client, lowest tier first; each may import from its own tier and below. Features can't import each
 * other.
 */
const clientTiers = [['lib', 'i18n'], ['ui', 'session', 'api', 'realtime'], ['features'], ['routes'], ['app']] as const;

/** Every folder of the client that has a tier. */
export const clientFolders: readonly string[] = clientTiers.flat();

/** In the client, folders of a context that are features of their own. What else the context has is one feature. */
const ownFeatures: Readonly<Record<string, readonly string[]>> = {
  accounts: ['account', 'co-homeowners', 'sign-in', 'terms'],
  houses: ['homeowners', 'neatkeepers', 'tenancies'],
  listings: ['ads', 'showings'],
  leasing: ['agreements', 'leases'],
  ledger: ['book', 'bank-details', 'restated', 'late-fees'],
  expenses: ['supplies', 'bills', 'settle-up'],
  finances: ['own-costs', 'statement', 'bank'],
  oversight: ['people', 'audit-log', 'health'],
  today: ['waiting', 'first-steps'],
};

/** Returns the folder of the feature that a client file belongs to; the path begins at `features`. */
export function clientFeature(path: string): string {
  const [, floor = '', context = '', part = ''] = path.split('/');
  const isFeature = ownFeatures[context]?.includes(part) === true;
  return [floor, context, ...(isFeature ? [part] : [])].join('/');
}

/** The only place that uses each vendor library, below apps/server/src. */
export const vendorHomes: Readonly<Record<string, RegExp>> = {
  bullmq: /^kernel\/jobs\//,
  'socket.io': /^kernel\/realtime\//,
  '@socket.io/redis-streams-adapter': /^kernel\/realtime\//,
  ioredis: /^kernel\/redis\//,
  nodemailer: /^kernel\/mail\//,
  'ical-generator': /^kernel\/calendar\//,
  'timezones-ical-library': /^kernel\/calendar\//,
  '@date-fns/tz': /^kernel\/calendar\//,
  'csv-parse': /^kernel\/csv\//,
  'csv-stringify': /^kernel\/csv\//,
  flydrive: /^kernel\/files\//,
  '@aws-sdk': /^kernel\/files\//,
  '@fastify/multipart': /^kernel\/http\//,
  pdfkit: /^kernel\/documents\//,
  fontkit: /^kernel\/documents\//,
  linebreak: /^kernel\/documents\//,
  'bidi-js': /^kernel\/documents\//,
  yazl: /^kernel\/files\//,
  'node-forge': /^kernel\/documents\//,
  otpauth: /^contexts\/identity\/accounts\/factors\//,
  '@simplewebauthn': /^contexts\/identity\/accounts\/factors\//,
  'age-encryption': /^kernel\/backup\//,
  'tar-stream': /^kernel\/backup\//,
  'pg-copy-streams': /^kernel\/backup\//,
  'prom-client': /^kernel\/metrics\//,
  sharp: /^(contexts\/identity\/media|demo)\//,
  '@nestjs/typeorm': /(^kernel\/database\/|\.module\.ts$|\.repository\.ts$|-read-model\.ts$)/,
  typeorm: /(^kernel\/database\/|\.entity\.ts$|\.repository\.ts$|-read-model\.ts$)/,
};

/** A position in an order: the further up, the more it may import. */
export interface Place {
  readonly rank: number;
  /** The name of the folder that has the rank. */
  readonly name: string;
}

const placeIn = (names: readonly string[], name: string): Place | undefined => {
  const rank = names.indexOf(name);
  return rank === -1 ? undefined : { rank, name };
};

/** Returns the place of a folder of the kernel; undefined for one that has none. */
export const kernelPlace = (folder: string): Place | undefined => placeIn(kernelLevels.flat(), folder);

/** Returns the place of a floor; undefined for a folder that isn't one. */
export const floorPlace = (floor: string): Place | undefined =>
  placeIn(
    floors.map(({ name }) => name),
    floor,
  );

/** Returns the contexts of a floor by name; undefined for a folder that isn't a floor. */
export const contextsOf = (floor: string): Floor['contexts'] | undefined =>
  floors.find(({ name }) => name === floor)?.contexts;

/** Returns the place of a part in its context; undefined for one that has none. */
export const partPlace = (context: string, part: string): Place | undefined => placeIn(parts[context] ?? [], part);

/** Returns the tier of a client folder from 1; undefined for a folder without one. */
export function clientTier(folder: string): number | undefined {
  const index = clientTiers.findIndex((names) => names.some((name) => name === folder));
  return index === -1 ? undefined : index + 1;
}
