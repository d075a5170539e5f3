import type { Locale } from '@common-roof/contracts';

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

const words: Readonly<Record<Locale, (facts: ExportFacts) => readonly string[]>> = {
  en: ({ madeAt, lists, files, newest, cutShort, missing }) => [
    'Your data from Common Roof',
    `Put together on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 16)} (UTC).`,
    '',
    'What is in here',
    '  data.json        Everything that Common Roof keeps about you, for programs.',
    `  csv/             The same lists as tables for a spreadsheet (${String(lists)}). A cell that a`,
    '                   spreadsheet would take for a formula begins with an apostrophe.',
    `  files/           Your photos and documents (${String(files)}). files/index.csv says what each one is.`,
    '',
    ...(cutShort.length === 0
      ? ['No list is cut short.']
      : [`Of these lists, only the newest ${String(newest)} entries are here: ${cutShort.join(', ')}.`]),
    ...(missing === 0
      ? []
      : [`Files that were listed but could not be found: ${String(missing)}. The index names them.`]),
    '',
    'What is not in here',
    '  - what other people told us about themselves',
    '  - what a homeowner noted about you for themselves',
    '  - passwords and the secrets of links, which we keep as hashes only',
    '  - the audit log, which admins read',
    '',
    'Times are in UTC. Amounts whose names end in "_minor" are in the smallest unit of the currency: 1250 is 12.50.',
  ],
  de: ({ madeAt, lists, files, newest, cutShort, missing }) => [
    'Deine Daten bei Common Roof',
    `Zusammengestellt am ${madeAt.slice(0, 10)} um ${madeAt.slice(11, 16)} Uhr (UTC).`,
    '',
    'Was hier drin ist',
    '  data.json        Alles, was Common Roof über dich speichert, für Programme.',
    `  csv/             Dieselben Listen als Tabellen (${String(lists)}). Eine Zelle, die eine Tabellenkalkulation`,
    '                   für eine Formel hielte, beginnt mit einem Apostroph.',
    `  files/           Deine Fotos und Dokumente (${String(files)}). In files/index.csv steht, was jede Datei ist.`,
    '',
    ...(cutShort.length === 0
      ? ['Keine Liste ist gekürzt.']
      : [`Von diesen Listen sind nur die neuesten ${String(newest)} Einträge dabei: ${cutShort.join(', ')}.`]),
    ...(missing === 0
      ? []
      : [`Dateien, die verzeichnet sind, aber nicht gefunden wurden: ${String(missing)}. Das Verzeichnis nennt sie.`]),
    '',
    'Was nicht hier drin ist',
    '  - was andere uns über sich gesagt haben',
    '  - was deine Vermietung für sich über dich notiert hat',
    '  - Passwörter und die Geheimnisse von Links, die wir nur als Hash speichern',
    '  - das Protokoll, das Admins lesen',
    '',
    'Zeiten sind in UTC. Beträge, deren Namen auf „_minor“ enden, sind in der kleinsten Einheit der Währung: 1250 heißt 12,50.',
  ],
};

/** Returns the plain text README of an export. */
export const exportReadme = (locale: Locale, facts: ExportFacts): string => `${words[locale](facts).join('\r\n')}\r\n`;
