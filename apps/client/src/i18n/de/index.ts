import type { English } from '../en/index.ts';
import { account } from './account.ts';
import { activity } from './activity.ts';
import { ads } from './ads.ts';
import { applications } from './applications.ts';
import { audit } from './audit.ts';
import { chat } from './chat.ts';
import { houses } from './houses.ts';
import { landing } from './landing.ts';
import { keepers, kept } from './neatkeepers.ts';
import { owner } from './owner.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { about, contact, publicPages } from './public-pages.ts';
import { roomies } from './roomies.ts';
import { showings } from './showings.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

export const de: English = {
  about,
  account,
  activity,
  ads,
  applications,
  audit,
  chat,
  contact,
  houses,
  keepers,
  kept,
  landing,
  owner,
  people,
  photos,
  public: publicPages,
  roomies,
  showings,
  shell,
  signIn,
};
