import { choreName, type NamedChore } from '../chores.ts';
import type { Reader } from '../reader.ts';
import type { Alert, OfHouse } from './alert.ts';

type Chores = readonly NamedChore[];

const listed = (chores: Chores, reader: Reader): string => chores.map((chore) => choreName(chore, reader)).join(', ');

interface Due extends OfHouse {
  readonly today: Chores;
  readonly tomorrow: Chores;
}
interface Missed extends OfHouse {
  readonly chores: Chores;
}

export const chores = {
  /** Whoever has nothing to do today reads of tomorrow. */
  chores_due: {
    en: ({ today, tomorrow, house }, reader) =>
      today.length === 0
        ? { title: `Your turn tomorrow: ${listed(tomorrow, reader)}`, body: house }
        : {
            title: `Your turn today: ${listed(today, reader)}`,
            body: tomorrow.length === 0 ? house : `Tomorrow: ${listed(tomorrow, reader)}`,
          },
    de: ({ today, tomorrow, house }, reader) =>
      today.length === 0
        ? { title: `Morgen bist du dran: ${listed(tomorrow, reader)}`, body: house }
        : {
            title: `Heute bist du dran: ${listed(today, reader)}`,
            body: tomorrow.length === 0 ? house : `Morgen: ${listed(tomorrow, reader)}`,
          },
  } satisfies Alert<Due>,
  chores_missed: {
    en: ({ chores: missed, house }, reader) => ({
      title: missed.length === 1 ? 'You missed a turn' : `You missed ${String(missed.length)} turns`,
      body: `${house}: ${listed(missed, reader)}`,
    }),
    de: ({ chores: missed, house }, reader) => ({
      title:
        missed.length === 1
          ? 'Eine deiner Aufgaben wurde nicht erledigt'
          : `${String(missed.length)} deiner Aufgaben wurden nicht erledigt`,
      body: `${house}: ${listed(missed, reader)}`,
    }),
  } satisfies Alert<Missed>,
} as const;
