import type agreements from '../locales/en/screens/agreements.json';
import type allHouses from '../locales/en/screens/allHouses.json';
import type announcements from '../locales/en/screens/announcements.json';
import type appeals from '../locales/en/screens/appeals.json';
import type applications from '../locales/en/screens/applications.json';
import type apiTokens from '../locales/en/screens/apiTokens.json';
import type asides from '../locales/en/screens/asides.json';
import type auditing from '../locales/en/screens/auditing.json';
import type balances from '../locales/en/screens/balances.json';
import type bank from '../locales/en/screens/bank.json';
import type bills from '../locales/en/screens/bills.json';
import type board from '../locales/en/screens/board.json';
import type calendar from '../locales/en/screens/calendar.json';
import type choreDone from '../locales/en/screens/choreDone.json';
import type choreNames from '../locales/en/screens/choreNames.json';
import type chores from '../locales/en/screens/chores.json';
import type costs from '../locales/en/screens/costs.json';
import type demo from '../locales/en/screens/demo.json';
import type entry from '../locales/en/screens/entry.json';
import type factors from '../locales/en/screens/factors.json';
import type feed from '../locales/en/screens/feed.json';
import type finances from '../locales/en/screens/finances.json';
import type firstSteps from '../locales/en/screens/firstSteps.json';
import type firstView from '../locales/en/screens/firstView.json';
import type guaranteeLink from '../locales/en/screens/guaranteeLink.json';
import type guarantees from '../locales/en/screens/guarantees.json';
import type guide from '../locales/en/screens/guide.json';
import type health from '../locales/en/screens/health.json';
import type lateFees from '../locales/en/screens/lateFees.json';
import type leases from '../locales/en/screens/leases.json';
import type letting from '../locales/en/screens/letting.json';
import type member from '../locales/en/screens/member.json';
import type money from '../locales/en/screens/money.json';
import type owner from '../locales/en/screens/owner.json';
import type palette from '../locales/en/screens/palette.json';
import type passport from '../locales/en/screens/passport.json';
import type pdfs from '../locales/en/screens/pdfs.json';
import type people from '../locales/en/screens/people.json';
import type portfolio from '../locales/en/screens/portfolio.json';
import type previews from '../locales/en/screens/previews.json';
import type profile from '../locales/en/screens/profile.json';
import type ratings from '../locales/en/screens/ratings.json';
import type records from '../locales/en/screens/records.json';
import type repairLink from '../locales/en/screens/repairLink.json';
import type repairs from '../locales/en/screens/repairs.json';
import type reports from '../locales/en/screens/reports.json';
import type rules from '../locales/en/screens/rules.json';
import type roomChoices from '../locales/en/screens/roomChoices.json';
import type said from '../locales/en/screens/said.json';
import type sampleHouse from '../locales/en/screens/sampleHouse.json';
import type settleUp from '../locales/en/screens/settleUp.json';
import type share from '../locales/en/screens/share.json';
import type showings from '../locales/en/screens/showings.json';
import type signIn from '../locales/en/screens/signIn.json';
import type signing from '../locales/en/screens/signing.json';
import type coHomeowners from '../locales/en/screens/coHomeowners.json';
import type speaker from '../locales/en/screens/speaker.json';
import type splits from '../locales/en/screens/splits.json';
import type suggestions from '../locales/en/screens/suggestions.json';
import type supplies from '../locales/en/screens/supplies.json';
import type stock from '../locales/en/screens/stock.json';
import type suppliesHistory from '../locales/en/screens/suppliesHistory.json';
import type talk from '../locales/en/screens/talk.json';
import type together from '../locales/en/screens/together.json';
import type tour from '../locales/en/screens/tour.json';
import type visits from '../locales/en/screens/visits.json';
import type waiting from '../locales/en/screens/waiting.json';
import type whatIf from '../locales/en/screens/whatIf.json';
import type { Message } from './format.ts';

/** The English texts of the screens: one file of `locales/en/screens` is one area. */
interface Screens {
  agreements: typeof agreements;
  allHouses: typeof allHouses;
  announcements: typeof announcements;
  appeals: typeof appeals;
  applications: typeof applications;
  apiTokens: typeof apiTokens;
  asides: typeof asides;
  auditing: typeof auditing;
  balances: typeof balances;
  bank: typeof bank;
  bills: typeof bills;
  board: typeof board;
  calendar: typeof calendar;
  choreDone: typeof choreDone;
  choreNames: typeof choreNames;
  chores: typeof chores;
  costs: typeof costs;
  demo: typeof demo;
  entry: typeof entry;
  factors: typeof factors;
  feed: typeof feed;
  finances: typeof finances;
  firstSteps: typeof firstSteps;
  firstView: typeof firstView;
  guaranteeLink: typeof guaranteeLink;
  guarantees: typeof guarantees;
  guide: typeof guide;
  health: typeof health;
  lateFees: typeof lateFees;
  leases: typeof leases;
  letting: typeof letting;
  member: typeof member;
  money: typeof money;
  owner: typeof owner;
  palette: typeof palette;
  passport: typeof passport;
  pdfs: typeof pdfs;
  people: typeof people;
  portfolio: typeof portfolio;
  previews: typeof previews;
  profile: typeof profile;
  ratings: typeof ratings;
  records: typeof records;
  repairLink: typeof repairLink;
  repairs: typeof repairs;
  reports: typeof reports;
  rules: typeof rules;
  roomChoices: typeof roomChoices;
  said: typeof said;
  sampleHouse: typeof sampleHouse;
  settleUp: typeof settleUp;
  share: typeof share;
  showings: typeof showings;
  signIn: typeof signIn;
  signing: typeof signing;
  coHomeowners: typeof coHomeowners;
  speaker: typeof speaker;
  splits: typeof splits;
  suggestions: typeof suggestions;
  supplies: typeof supplies;
  stock: typeof stock;
  suppliesHistory: typeof suppliesHistory;
  talk: typeof talk;
  together: typeof together;
  tour: typeof tour;
  visits: typeof visits;
  waiting: typeof waiting;
  whatIf: typeof whatIf;
}

/** A part of the screens' texts, fetched with the pages that show it. */
export type Area = keyof Screens;

type KeyIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${KeyIn<Group[Name]>}`;
}[keyof Group & string];

/** The id of a text: `shell.nav.today`. */
export type Key = { [Name in Area]: KeyIn<Screens[Name]> }[Area];

/** Texts by name, in groups. */
export interface Messages {
  readonly [name: string]: string | Messages | readonly unknown[];
}

/** Returns the message of an id; undefined if there is none. */
export function findMessage(messages: Messages, key: string): Message | undefined {
  let found: Messages[string] | undefined = messages;
  for (const name of key.split('.')) {
    found = typeof found === 'object' && !Array.isArray(found) ? (found as Messages)[name] : undefined;
  }
  // The build compiles every text of a catalogue, so that a list is always a message.
  return typeof found === 'string' || Array.isArray(found) ? (found as Message) : undefined;
}

/** Fetches an area in a language, with every text compiled. */
export async function fetchArea(language: string, area: Area): Promise<Messages> {
  const module = (await import(`../locales/${language}/screens/${area}.json`)) as { readonly default: Messages };
  return module.default;
}
