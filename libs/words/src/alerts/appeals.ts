import { choreName, type NamedChore } from '../chores.ts';
import type { Alert, Named, OfHouse } from './alert.ts';

interface OfChore extends OfHouse {
  readonly chore: NamedChore;
}
interface Decided extends OfChore {
  /** Whether the appeal is about a strike or feedback. */
  readonly about: 'strike' | 'feedback';
  /** Empty: it was not decided in time. */
  readonly reason: string;
}

const body = (house: string, reason: string): string => (reason === '' ? house : `${house}: ${reason}`);

export const appeals = {
  appeal_opened: {
    en: ({ name, chore, house }, reader) => ({
      title: `${name} appeals: ${choreName(chore, reader)}`,
      body: `${house}. Please decide within 7 days.`,
    }),
    de: ({ name, chore, house }, reader) => ({
      title: `${name} widerspricht: ${choreName(chore, reader)}`,
      body: `${house}. Bitte entscheide innerhalb von 7 Tagen.`,
    }),
  } satisfies Alert<OfChore & Named>,
  appeal_upheld: {
    en: ({ about, chore, house, reason }, reader) => ({
      title:
        about === 'strike'
          ? `Your strike for ${choreName(chore, reader)} was removed`
          : `Feedback on ${choreName(chore, reader)} was removed`,
      body: body(house, reason === '' ? 'Nobody decided in time.' : reason),
    }),
    de: ({ about, chore, house, reason }, reader) => ({
      title:
        about === 'strike'
          ? `Dein Strike ist zurückgenommen: ${choreName(chore, reader)}`
          : `Eine Rückmeldung wurde entfernt: ${choreName(chore, reader)}`,
      body: body(house, reason === '' ? 'Niemand hat rechtzeitig entschieden.' : reason),
    }),
  } satisfies Alert<Decided>,
  appeal_dismissed: {
    en: ({ about, chore, house, reason }, reader) => ({
      title:
        about === 'strike'
          ? `Your strike for ${choreName(chore, reader)} stays`
          : `Feedback on ${choreName(chore, reader)} stays`,
      body: body(house, reason),
    }),
    de: ({ about, chore, house, reason }, reader) => ({
      title:
        about === 'strike'
          ? `Dein Strike bleibt: ${choreName(chore, reader)}`
          : `Eine Rückmeldung bleibt: ${choreName(chore, reader)}`,
      body: body(house, reason),
    }),
  } satisfies Alert<Decided>,
} as const;
