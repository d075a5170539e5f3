import type { Locale } from '@common-roof/contracts';
import { areaInEveryLocale } from '@common-roof/messages';

/** The facts the README of an export states. */
export interface ExportFacts {
  /** ISO-8601 */
  readonly madeAt: string;
  readonly lists: number;
  readonly files: number;
  /** Maximum entries of a list. */
  readonly newest: number;
  /** Lists that were cut off. */
  readonly cutShort: readonly string[];
  /** Number of files that could not be found. */
  readonly missing: number;
}

const documents = areaInEveryLocale('documents');

/** Returns the plain text README of an export. */
export function exportReadme(locale: Locale, { madeAt, cutShort, ...facts }: ExportFacts): string {
  const area = documents[locale];
  const written = area.written('export', 'lines') as readonly string[];
  const values = {
    ...facts,
    day: madeAt.slice(0, 10),
    time: madeAt.slice(11, 16),
    cutShort: cutShort.join(', '),
    cutShort_given: cutShort.length === 0 ? 'no' : 'yes',
  };
  // An empty line separates others; one with nothing to say is left out.
  const lines = written.flatMap((line) => {
    const said = area.fill(line, values);
    return said === '' && line !== '' ? [] : [said];
  });
  return `${lines.join('\r\n')}\r\n`;
}
