import { account } from './account.ts';
import { activity } from './activity.ts';
import { audit } from './audit.ts';
import { chat } from './chat.ts';
import { houses } from './houses.ts';
import { keepers, kept } from './neatkeepers.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { roomies } from './roomies.ts';

/** What only those who are signed in read. */
export const words = { account, activity, audit, chat, houses, keepers, kept, people, photos, roomies };
