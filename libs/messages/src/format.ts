import format, { type CompiledMessage } from 'icu-minify/format';

/** A compiled message: plain data, which needs no parser and no evaluator. See `compileMessage`. */
export type Message = CompiledMessage;
/** What a message leaves open. A plural or select chooses by one of them. */
export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string, { type }: Intl.PluralRulesOptions = {}): Intl.PluralRules {
  const key = `${locale} ${type ?? ''}`;
  let known = rules.get(key);
  if (known === undefined) rules.set(key, (known = new Intl.PluralRules(locale, { type })));
  return known;
}

const options = {
  formatters: {
    getPluralRules: pluralRules,
    getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
    getDateTimeFormat: (locale: string) => new Intl.DateTimeFormat(locale),
  },
};

/** Returns a message in its language, with its values filled in. */
export const formatMessage = (message: Message, locale: string, values: Values): string =>
  typeof message === 'string'
    ? message.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
    : String(format(message, locale, values, options));
