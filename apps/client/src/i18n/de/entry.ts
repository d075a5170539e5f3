import type { English } from '../en/index.ts';
import { applications } from './applications.ts';
import { about, contact, publicPages } from './public-pages.ts';

export const words: Pick<English, 'about' | 'applications' | 'contact' | 'public'> = {
  about,
  applications,
  contact,
  public: publicPages,
};
