import { app } from './en/app.ts';
import { i18n } from './i18n.ts';

// English is the fallback of every language, so its strings have to be there as soon as a page uses them.
i18n.addResourceBundle('en', 'translation', app, true, true);
