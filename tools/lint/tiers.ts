/**
 * The floors of the house, lowest first: the folder below `modules` is the tier of what lies in it. A module may import
 * only from lower floors, and only through `index.ts`.
 */
const floors = ['identity', 'home', 'letting', 'living', 'money', 'insight'] as const;

/**
 * Imports within a floor, where modules otherwise speak by events. Each one is a decision, and together they must not
 * form a cycle: who may see what is asked by everybody of the lowest floor, an account has a photo that those who know
 * the person may see, a session belongs to an account and says what it was opened with, people and admins are accounts
 * that are invited and shut, what admins read of others is told to all of them, a profile is changed and data is handed out under a session, a stay is in a room, a house is
 * described with its rooms and who lives in them,
 * what is rated is a stay, an offer is made to an applicant, and so is a showing. An agreement is made from a template,
 * an offer goes with an agreement, a lease is an agreement that begins a stay in one step with the offer that it came
 * from, and a deposit is held from the release of a lease on. Who misses a turn gets a strike, and what is posted is a
 * turn that is done, for which there are points, in one step; an appeal that is upheld takes back the strike and gives
 * those points, or takes back what was said, in one step, too. Whatever moves money is written in the ledger in the
 * step that moves it, and a tracker is told of payments.
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

/** The folders of the client, lowest first; each may import from its own level and below. Features are apart. */
const clientTiers = [['lib', 'i18n'], ['ui', 'session', 'api', 'realtime'], ['features'], ['routes'], ['app']] as const;

/** Where the one user of a vendor's library lives, below apps/server/src. */
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

/** The storey of a floor from 1, undefined for a folder that is no floor. */
export function storeyOf(floor: string): number | undefined {
  const index = floors.findIndex((name) => name === floor);
  return index === -1 ? undefined : index + 1;
}

/** The level of a folder of the client from 1, undefined for one that nobody placed. */
export function clientTier(folder: string): number | undefined {
  const index = clientTiers.findIndex((names) => names.some((name) => name === folder));
  return index === -1 ? undefined : index + 1;
}
