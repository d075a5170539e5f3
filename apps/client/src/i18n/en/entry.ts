import { applications } from './applications.ts';
import { about, contact, publicPages } from './public-pages.ts';

/** Pages for those who have no account yet. */
export const words = { about, applications, contact, public: publicPages };
