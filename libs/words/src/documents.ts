import type { Locale } from '@common-roof/contracts';
import { areaInEveryLocale, type Values, type Written } from '@common-roof/messages';

const documents = areaInEveryLocale('documents');

/** The texts of one document in a language: as they are, and filled in. */
interface DocumentTexts<Texts> {
  readonly texts: Texts;
  readonly say: (name: string | readonly string[], values: Values) => string;
}

/** Returns the texts of a document. @typeParam Texts the type of its English file */
export function documentIn<File extends object>(
  name: keyof File & string,
  locale: Locale,
): DocumentTexts<File[typeof name]> {
  const area = documents[locale];
  const asShown = (written: Written): Written => {
    if (typeof written === 'string') return area.fill(written, {});
    if (Array.isArray(written)) return written.map(asShown);
    return Object.fromEntries(Object.entries(written).map(([key, inside]) => [key, asShown(inside)]));
  };
  return {
    // Every language has the shape of English: a test compares them.
    texts: asShown(area.written(name) ?? {}) as File[typeof name],
    say: (part, values) => area.text([name, ...(typeof part === 'string' ? [part] : part)], values),
  };
}

/** The number of a page of a printed document. */
export const pageOf = (page: number, pages: number, locale: Locale): string =>
  documents[locale].text(['page'], { page, pages });
