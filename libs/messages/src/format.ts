/** How a choice is made: by a word, or by a number as the plurals or the ordinals of the language. */
export const SELECT = 1;
export const PLURAL = 2;
export const ORDINAL = 3;

/** A piece of a message: plain text, a value by name, or a choice by the value of that name. */
export type Part =
  string | readonly [name: string] | readonly [name: string, kind: number, cases: Readonly<Record<string, Message>>];
/** A compiled message: plain data, which needs no parser and no evaluator. See `compileMessage`. */
export type Message = string | readonly Part[];
/** What a message leaves open. */
export type Values = Readonly<Record<string, string | number>>;

const rules: Record<string, Intl.PluralRules> = {};

function caseOf(
  value: string | number,
  kind: number,
  cases: Readonly<Record<string, Message>>,
  locale: string,
): Message {
  if (kind !== SELECT) {
    const exact = cases[`=${String(value)}`];
    if (exact !== undefined) return exact;
    const type = kind === PLURAL ? 'cardinal' : 'ordinal';
    value = (rules[locale + type] ??= new Intl.PluralRules(locale, { type })).select(Number(value));
  }
  // ICU requires `other` of every choice.
  return cases[value] ?? cases['other'] ?? '';
}

/** Returns a message in its language, with its values filled in. One that is missing is shown by its name. */
export function formatMessage(message: Message, locale: string, values: Values): string {
  const valueOf = (name: string): string | number => values[name] ?? `{${name}}`;
  if (typeof message === 'string') return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(valueOf(name)));
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.length === 1) return valueOf(part[0]);
      const [name, kind, cases] = part;
      return formatMessage(caseOf(valueOf(name), kind, cases, locale), locale, values);
    })
    .join('');
}
