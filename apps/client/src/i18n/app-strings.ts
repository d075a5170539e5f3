import { app } from './en/app.ts';
import { i18n } from './i18n.ts';

/** What the pages beyond the first view say in English, which is the fallback of every language. */
export function addAppStrings(): void {
  i18n.addResourceBundle('en', 'translation', app, true, true);
}
