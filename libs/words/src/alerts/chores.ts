import type { TurnChange } from '@common-roof/contracts';

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

/** A turn and its day, an ISO date. */
interface Turn {
  readonly chore: NamedChore;
  readonly day: string;
}
interface Changed {
  readonly name: string;
  readonly how: TurnChange;
  /** It is taken back. */
  readonly isUndone: boolean;
  /** What the reader has to do now, and has not any more. */
  readonly gained: readonly Turn[];
  readonly lost: readonly Turn[];
}

const turnsListed = (turns: readonly Turn[], reader: Reader): string =>
  turns.map(({ chore, day }) => `${choreName(chore, reader)}, ${reader.day(day)}`).join('; ');

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
  turn_changed: {
    en: ({ name, how, isUndone, gained, lost }, reader) => ({
      title: isUndone
        ? `${name} has undone a change of turns`
        : {
            take_over: `${name} takes over your turn`,
            pass_on: `${name} has passed a turn on to you`,
            swap: `${name} has swapped turns with you`,
          }[how],
      body: [
        gained.length === 0 ? [] : `Yours now: ${turnsListed(gained, reader)}.`,
        lost.length === 0 ? [] : `No longer yours: ${turnsListed(lost, reader)}.`,
      ]
        .flat()
        .join(' '),
    }),
    de: ({ name, how, isUndone, gained, lost }, reader) => ({
      title: isUndone
        ? `${name} hat einen Wechsel rückgängig gemacht`
        : {
            take_over: `${name} übernimmt eine Aufgabe von dir`,
            pass_on: `${name} hat eine Aufgabe an dich weitergegeben`,
            swap: `${name} hat mit dir getauscht`,
          }[how],
      body: [
        gained.length === 0 ? [] : `Jetzt bei dir: ${turnsListed(gained, reader)}.`,
        lost.length === 0 ? [] : `Nicht mehr bei dir: ${turnsListed(lost, reader)}.`,
      ]
        .flat()
        .join(' '),
    }),
  } satisfies Alert<Changed>,
} as const;
