/**
 * The tiers below `modules`, lowest first; a module's folder names its tier. A module may import only from lower tiers,
 * and only through `index.ts`.
 */
const floors = ['identity', 'home', 'letting', 'living', 'money', 'insight'] as const;

/**
 * Allowed imports within a tier, where modules otherwise communicate by events. Each one is a decision, and together
 * they must not form a cycle. Identity: every module checks access with the lowest one, an account has a photo, a
 * session belongs to an account, people and admins are accounts that are invited and disabled, admins are notified of
 * what other admins read, and profiles and data exports need a session. Home and letting: a stay is in a room, a house
 * is described with its rooms and roomies, a rating is about a stay, offers and showings are made to applicants, an
 * agreement is made from a template, an offer includes an agreement, a lease starts a stay in one transaction with its
 * offer, and a deposit is held from the release of a lease. Living: a missed turn gives a strike, a posted turn that is
 * done gives points in the same transaction, and an upheld appeal reverses the strike or removes the feedback in the
 * same transaction. Money: whatever moves money writes to the ledger in the same transaction, and a tracker is notified
 * of payments.
 */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  accounts: ['access', 'images'],
  factors: ['accounts'],
  auth: ['accounts', 'factors'],
  'own-factors': ['accounts', 'auth', 'factors'],
  admins: ['accounts'],
  audit: ['accounts'],
  profiles: ['access', 'accounts', 'auth'],
  'data-exports': ['accounts', 'auth'],
  people: ['accounts', 'auth', 'profiles'],
  roomies: ['rooms'],
  houses: ['rooms', 'roomies'],
  ratings: ['roomies'],
  agreements: ['agreement-templates'],
  prospects: ['ads', 'agreement-templates', 'agreements'],
  leases: ['ads', 'agreements', 'prospects'],
  deposits: ['agreements', 'leases', 'move-in'],
  showings: ['ads'],
  points: ['chores'],
  feed: ['chores', 'points'],
  appeals: ['chores', 'points', 'feed', 'chore-feedback'],
  'chore-feedback': ['chores'],
  visits: ['chores'],
  payments: ['ledger'],
  supplies: ['ledger'],
  'settle-up': ['ledger'],
  'turn-payments': ['ledger'],
  'variable-costs': ['ledger'],
  rent: ['ledger'],
  'payment-tracker': ['payments'],
};

/**
 * The folders of the client, lowest tier first; each may import from its own tier and below. Features can't import each
 * other.
 */
const clientTiers = [['lib', 'i18n'], ['ui', 'session', 'api', 'realtime'], ['features'], ['routes'], ['app']] as const;

/** The only place that uses each vendor library, below apps/server/src. */
export const vendorHomes: Readonly<Record<string, RegExp>> = {
  bullmq: /^platform\/queue\//,
  'socket.io': /^platform\/realtime\//,
  '@socket.io/redis-streams-adapter': /^platform\/realtime\//,
  ioredis: /^platform\/redis\//,
  nodemailer: /^platform\/mail\//,
  'ical-generator': /^platform\/calendar\//,
  'timezones-ical-library': /^platform\/calendar\//,
  '@date-fns/tz': /^platform\/calendar\//,
  'csv-parse': /^platform\/csv\//,
  'csv-stringify': /^platform\/csv\//,
  flydrive: /^platform\/files\//,
  '@aws-sdk': /^platform\/files\//,
  '@fastify/multipart': /^platform\/http\//,
  pdfkit: /^platform\/pdf\//,
  fontkit: /^platform\/pdf\//,
  linebreak: /^platform\/pdf\//,
  'bidi-js': /^platform\/pdf\//,
  yazl: /^platform\/files\//,
  'node-forge': /^platform\/pdf\//,
  otpauth: /^modules\/identity\/factors\//,
  '@simplewebauthn': /^modules\/identity\/factors\//,
  sharp: /^(modules\/identity\/images|demo)\//,
  '@nestjs/typeorm': /(^platform\/database\/|\.module\.ts$|\.repository\.ts$)/,
  typeorm: /(^platform\/database\/|\.entity\.ts$|\.repository\.ts$)/,
};

/** Returns the number of a tier from 1; undefined for a folder that isn't one. */
export function storeyOf(floor: string): number | undefined {
  const index = floors.findIndex((name) => name === floor);
  return index === -1 ? undefined : index + 1;
}

/** Returns the tier of a client folder from 1; undefined for a folder without one. */
export function clientTier(folder: string): number | undefined {
  const index = clientTiers.findIndex((names) => names.some((name) => name === folder));
  return index === -1 ? undefined : index + 1;
}
