import type { words as agreements } from './agreements.ts';
import type { words as allHouses } from './all-houses-words.ts';
import type { words as appeals } from './appeals.ts';
import type { words as asides } from './asides.ts';
import type { words as balances } from './balances.ts';
import type { words as bills } from './bills.ts';
import type { words as chores } from './chores.ts';
import type { words as costs } from './costs.ts';
import type { words as entry } from './entry.ts';
import type { words as factors } from './factors.ts';
import type { words as feed } from './feed.ts';
import type { words as health } from './health.ts';
import { landing } from './landing.ts';
import type { words as leases } from './leases.ts';
import type { words as letting } from './letting.ts';
import type { words as member } from './member.ts';
import type { words as money } from './money.ts';
import type { words as owner } from './owner-words.ts';
import type { words as people } from './people-words.ts';
import type { words as profile } from './profile-words.ts';
import type { words as ratings } from './ratings.ts';
import type { words as auditing } from './auditing.ts';
import type { words as records } from './records.ts';
import type { words as standing } from './standing.ts';
import type { words as reports } from './reports.ts';
import type { words as rules } from './rules.ts';
import type { words as settleUp } from './settle-up.ts';
import type { words as supplies } from './supplies.ts';
import type { words as suppliesHistory } from './supplies-history.ts';
import type { words as waiting } from './waiting.ts';
import type { words as said } from './said.ts';
import { shell } from './shell.ts';
import type { words as showings } from './showings-words.ts';
import type { words as signing } from './signing.ts';
import type { words as signIn } from './sign-in-words.ts';
import type { words as visits } from './visits.ts';

/** What the first view says; the rest comes with the pages that say it. */
export const firstView = { landing, shell };

export type English = typeof firstView &
  typeof agreements &
  typeof balances &
  typeof chores &
  typeof appeals &
  typeof factors &
  typeof feed &
  typeof health &
  typeof said &
  typeof visits &
  typeof signing &
  typeof signIn &
  typeof entry &
  typeof leases &
  typeof letting &
  typeof showings &
  typeof member &
  typeof owner &
  typeof people &
  typeof profile &
  typeof ratings &
  typeof records &
  typeof auditing &
  typeof standing &
  typeof reports &
  typeof rules &
  typeof settleUp &
  typeof supplies &
  typeof suppliesHistory &
  typeof waiting &
  typeof money &
  typeof costs &
  typeof bills &
  typeof asides &
  typeof allHouses;
