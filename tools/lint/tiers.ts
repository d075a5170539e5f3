/** The modules of the server by tier: one may import only from lower tiers, and only through `index.ts`. */
const serverTiers = [
  ['access', 'accounts', 'auth', 'audit', 'images'],
  ['homeowners', 'neatkeepers', 'admins', 'houses', 'rooms', 'roomies', 'profiles', 'people'],
  [
    ...['prospects', 'leases', 'chores', 'feed', 'supplies', 'variable-costs', 'ledger', 'deposits', 'payments'],
    ...['showings', 'move-in', 'ratings', 'notes', 'messages', 'ads', 'rule-changes', 'contact'],
  ],
  ['notifications', 'activity'],
] as const;

/**
 * Imports within a tier, where modules otherwise speak by events. Each one is a decision, and together they must not
 * form a cycle: a session belongs to an account, an account has a photo that those who know the person may see, a stay is
 * in a room, a house is described with its rooms and who lives in them, a neatkeeper's profile is saved as everybody's,
 * an offer is made to an applicant, and so is a showing.
 */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  accounts: ['access', 'images'],
  auth: ['accounts'],
  roomies: ['rooms'],
  houses: ['rooms', 'roomies'],
  neatkeepers: ['profiles'],
  prospects: ['ads'],
  showings: ['ads'],
  people: ['profiles'],
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
  'ical-generator': /^modules\/showings\//,
  flydrive: /^platform\/files\//,
  '@aws-sdk': /^platform\/files\//,
  '@fastify/multipart': /^platform\/http\//,
  sharp: /^(modules\/images|demo)\//,
  typeorm: /(^platform\/database\/|\.entity\.ts$|\.repository\.ts$)/,
};

/** The tier of a module from 1, undefined for one that nobody placed. */
export function serverTier(module: string): number | undefined {
  return tierIn(serverTiers, module);
}

export function clientTier(folder: string): number | undefined {
  return tierIn(clientTiers, folder);
}

function tierIn(tiers: readonly (readonly string[])[], name: string): number | undefined {
  const index = tiers.findIndex((names) => names.includes(name));
  return index === -1 ? undefined : index + 1;
}
