import type { Locale } from '@common-roof/contracts';

interface RuleBookWords {
  readonly title: (house: string) => string;
  readonly footer: (house: string, version: number) => string;
  readonly version: string;
  readonly since: string;
  readonly printed: string;
  readonly acknowledged: string;
  readonly columns: readonly [name: string, acknowledged: string];
  readonly given: (count: number, of: number) => string;
  readonly missing: string;
  readonly nobody: string;
}

/** The texts around the rules in a house's printed rule book. */
export const ruleBookWords: Readonly<Record<Locale, RuleBookWords>> = {
  en: {
    title: (house) => `Rules of ${house}`,
    footer: (house, version) => `Rules of ${house}, version ${String(version)}`,
    version: 'Version',
    since: 'In force since',
    printed: 'Printed',
    acknowledged: 'Acknowledged by',
    columns: ['Roomie', 'Acknowledged'],
    given: (count, of) => `${String(count)} of ${String(of)} roomies`,
    missing: 'not yet',
    nobody: 'Nobody lives here right now.',
  },
  de: {
    title: (house) => `Hausordnung: ${house}`,
    footer: (house, version) => `Hausordnung ${house}, Fassung ${String(version)}`,
    version: 'Fassung',
    since: 'Gilt seit',
    printed: 'Gedruckt',
    acknowledged: 'Bestätigt von',
    columns: ['Mitbewohner:in', 'Bestätigt'],
    given: (count, of) => `${String(count)} von ${String(of)} Mitbewohner:innen`,
    missing: 'noch nicht',
    nobody: 'Zurzeit wohnt hier niemand.',
  },
};
