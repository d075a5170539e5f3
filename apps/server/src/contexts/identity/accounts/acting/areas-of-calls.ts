import type { Call, CoHomeownerArea } from '@common-roof/contracts';

/** `always`: for every co-homeowner. `never`: the homeowner alone. */
type Rule = CoHomeownerArea | 'always' | 'never';

/**
 * What each group of calls belongs to. `reads`: the calls that only read; the others, which bind the homeowner to other
 * people, are the homeowner's alone. A group that isn't here is denied.
 */
const RULES: Readonly<Record<string, Rule | { readonly reads: Rule }>> = {
  Account: 'never',
  Ads: 'letting',
  Agreements: { reads: 'letting' },
  Announcements: 'houses',
  'API tokens': 'never',
  Bank: 'money',
  Calendar: 'houses',
  Chores: 'chores',
  'Co-homeowners': 'never',
  Deposits: { reads: 'money' },
  Feed: 'chores',
  Files: 'always',
  Guarantees: { reads: 'letting' },
  Guide: 'houses',
  Homeowners: { reads: 'always' },
  Houses: 'houses',
  Images: 'always',
  Leases: { reads: 'letting' },
  Messages: 'never',
  Money: 'money',
  'Move-in and move-out': { reads: 'letting' },
  Neatkeepers: 'houses',
  'New roomies': 'letting',
  Notes: 'never',
  Notifications: 'never',
  'Own costs': 'money',
  Portfolio: 'never',
  'Previous roomies': 'letting',
  Ratings: 'never',
  Repairs: 'repairs',
  'Room choices': 'letting',
  Roomies: { reads: 'always' },
  Rooms: 'houses',
  'Rule changes': 'houses',
  'Settling up': 'money',
  Showings: 'letting',
  Speaker: { reads: 'always' },
  Stock: 'houses',
  Supplies: 'money',
  'Supplies history': 'money',
  'Variable costs': 'money',
  'What if': 'money',
  'Yearly statement': 'money',
};

const EXCEPTIONS: Readonly<Record<string, Rule>> = {
  // Their own session, and who they act for
  getMe: 'always',
  logout: 'always',
  // What every page names
  listHouses: 'always',
  listOwnHouses: 'always',
  getHouse: 'always',
  listHouseRoomies: 'always',
  listHouseRules: 'always',
  listRoomiesOfOwnHouses: 'always',
  listEmptyRooms: 'always',
  listNeatkeepers: 'always',
  listNeatkeepersOfHomeowner: 'always',
  getNeatkeeper: 'always',
  getRecalculating: 'always',
  // What its banner says
  getSampleHouse: 'always',
  // A keeper's visit is about chores
  listVisits: 'chores',
  decideVisit: 'chores',
  createRoomie: 'letting',
  inviteRoomieAgain: 'letting',
  saveRoomieNote: 'letting',
  // Photos of a house or a room, not of a repair
  uploadRoomImages: 'houses',
  arrangeGallery: 'houses',
  // Which houses there are, and what ends a stay
  addHouse: 'never',
  completeHouse: 'never',
  archiveHouse: 'never',
  restoreHouse: 'never',
  markRoomVacant: 'never',
  // Figures of all areas at once
  getHomeownerFigures: 'never',
  // Links that would outlive the rights
  makeBoard: 'never',
  getBoardLink: 'never',
  getCalendarFeed: 'never',
  renewCalendarFeed: 'never',
  revokeCalendarFeed: 'never',
  getCalendarLink: 'never',
  renewCalendarLink: 'never',
  revokeCalendarLink: 'never',
  // Where rent is paid to, and terms of the leases
  setBankDetails: 'never',
  setLateFeeRule: 'never',
  endLateFees: 'never',
};

/** Calls with a body that only read. */
const READING = new Set(['askWhatIf', 'previewSuppliesImport', 'listOwnHouses', 'listRoomiesOfOwnHouses']);

/** Returns what a call belongs to. An unknown group of calls is the homeowner's alone. */
export function ruleOf({ id, tag, method }: Pick<Call, 'id' | 'tag' | 'method'>): Rule {
  const own = EXCEPTIONS[id];
  if (own !== undefined) return own;
  const rule = RULES[tag] ?? 'never';
  if (typeof rule === 'string') return rule;
  return method === 'GET' ? rule.reads : 'never';
}

/** Whether a co-homeowner with these areas may make a call in the homeowner's stead. */
export function mayAct(call: Pick<Call, 'id' | 'tag' | 'method'>, areas: readonly CoHomeownerArea[]): boolean {
  const rule = ruleOf(call);
  if (rule === 'always') return true;
  return rule !== 'never' && areas.includes(rule);
}

/** Returns the area that a call changes something in; null for one that reads, or belongs to none. */
export function changedArea(call: Pick<Call, 'id' | 'tag' | 'method'>): CoHomeownerArea | null {
  const rule = ruleOf(call);
  if (call.method === 'GET' || READING.has(call.id) || rule === 'always' || rule === 'never') return null;
  return rule;
}

/** The groups that have a rule, so that a test can tell which have none. */
export const RULED_TAGS: readonly string[] = Object.keys(RULES);
export const EXCEPTED_CALLS: readonly string[] = Object.keys(EXCEPTIONS);
