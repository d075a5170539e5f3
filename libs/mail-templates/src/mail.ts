import { areaInEveryLocale, type Values } from '@common-roof/messages';
import type { Reader } from '@common-roof/words';
import { kind, valuesOf } from '@common-roof/words/kinds';
import type { Given, Params } from '@common-roof/words/params';

import { type MailContent, type RenderedMail, renderMail } from './layout.ts';

/** Renders an e-mail for its reader. */
export type Template<Data> = (data: Data, reader: Reader) => RenderedMail;

const mails = areaInEveryLocale('mails');
const layout = areaInEveryLocale('mailLayout');

/** What an e-mail contains besides its texts. */
export interface Slots {
  /** Where the button leads. An e-mail whose button has no text has none. */
  readonly url?: string;
  readonly quotes?: NonNullable<MailContent['quotes']>;
  /** Lists by name: a paragraph that is nothing but `{name}` becomes one for each item. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly unsubscribeUrl?: string | undefined;
  /** Values besides those of the parameters. */
  readonly values?: Values;
}

/** Fills values into another text of the same e-mail. */
export type Say = (name: string, values: Values) => string;

/**
 * Declares an e-mail: its parameters, and what it contains besides its texts. Those are in `libs/messages/locales`, all in
 * one place by its name: `subject`, `paragraphs`, `button` and `small`. A text that is empty for its reader is left out.
 */
export function mail<Declared extends Params>(
  name: string,
  params: Declared,
  slotsOf: (data: Given<Declared>, reader: Reader, say: Say) => Slots = () => ({}),
): Template<Given<Declared>> {
  const declared = kind(params);
  return (data, reader) => {
    const area = mails[reader.locale];
    const slots = slotsOf(data, reader, (part, values) => area.text([name, part], values));
    const values: Values = { firstName_given: 'no', ...valuesOf(declared, { ...data }, reader), ...slots.values };
    const texts = (part: string): string[] => {
      const written = area.written(name, part);
      const all = Array.isArray(written) ? (written as readonly string[]) : [];
      return all
        .flatMap((text) => slots.lists?.[/^\{(\w+)\}$/.exec(text)?.[1] ?? ''] ?? [area.fill(text, values).trimEnd()])
        .filter((text) => text !== '');
    };
    const label = area.written(name, 'button') === undefined ? '' : area.text([name, 'button'], values);
    const around = layout[reader.locale];
    const content: MailContent = {
      subject: area.text([name, 'subject'], values),
      greeting: around.text(['greeting'], values),
      paragraphs: texts('paragraphs'),
      small: texts('small'),
      ...(slots.quotes && { quotes: slots.quotes }),
      ...(label !== '' && slots.url !== undefined && { action: { label, url: slots.url } }),
      ...(slots.unsubscribeUrl !== undefined && {
        unsubscribe: { label: around.text(['unsubscribe']), url: slots.unsubscribeUrl },
      }),
    };
    return renderMail(content, reader.locale);
  };
}
