import type { Message, Values } from '@common-roof/messages/format';
import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';

const formatters = {
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
  getDateTimeFormat: (locale: string) => new Intl.DateTimeFormat(locale),
};

/** Stands for the formatter of `libs/messages` in tests: the library's own, which refuses a value that isn't given. */
export const formatMessage = (message: Message, locale: string, values: Values): string =>
  String(format(message as CompiledMessage, locale, values, { formatters }));
