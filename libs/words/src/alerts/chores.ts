import type { TurnChange } from '@common-roof/contracts';

import { choreName, type NamedChore } from '../chores.ts';
import type { Reader } from '../reader.ts';
import type { Alert, Named, OfHouse } from './alert.ts';

type Chores = readonly NamedChore[];

const listed = (chores: Chores, reader: Reader): string => chores.map((chore) => choreName(chore, reader)).join(', ');

interface Due extends OfHouse {
  readonly today: Chores;
  readonly tomorrow: Chores;
}
interface Missed extends OfHouse {
  readonly chores: Chores;
}

interface Offered extends Missed {
  /** Total extra points. */
  readonly extra: number;
}

/** A turn and its day, an ISO date. */
interface Turn {
  readonly chore: NamedChore;
  readonly day: string;
}
interface Changed {
  readonly name: string;
  readonly how: TurnChange;
  /** Whether the change was undone. */
  readonly isUndone: boolean;
  /** The turns the reader has gained, and has lost. */
  readonly gained: readonly Turn[];
  readonly lost: readonly Turn[];
}

interface Moved {
  readonly count: number;
  readonly gained: readonly Turn[];
  readonly lost: readonly Turn[];
}

const turnsListed = (turns: readonly Turn[], reader: Reader): string =>
  turns.map(({ chore, day }) => `${choreName(chore, reader)}, ${reader.day(day)}`).join('; ');

const moved = (
  gained: readonly Turn[],
  lost: readonly Turn[],
  reader: Reader,
  [yours, others]: readonly [string, string],
): string =>
  [
    gained.length === 0 ? [] : `${yours}${turnsListed(gained, reader)}.`,
    lost.length === 0 ? [] : `${others}${turnsListed(lost, reader)}.`,
  ]
    .flat()
    .join(' ');

export const chores = {
  /** A reader without a turn today gets tomorrow's turns. */
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
  /** Turns another roomie missed. */
  chores_offered: {
    en: ({ chores: offered, extra, house }, reader) => ({
      title: `Do it for ${String(extra)} extra ${extra === 1 ? 'point' : 'points'}: ${listed(offered, reader)}`,
      body: `${house}: a turn was missed. The first to take it gets it.`,
    }),
    de: ({ chores: offered, extra, house }, reader) => ({
      title: `${String(extra)} ${extra === 1 ? 'Punkt' : 'Punkte'} extra für: ${listed(offered, reader)}`,
      body: `${house}: Das wurde nicht erledigt. Wer zuerst zusagt, macht es.`,
    }),
  } satisfies Alert<Offered>,
  turns_paused_own: {
    en: ({ house }) => ({
      title: 'You missed three turns in a row',
      body: `${house}: you don’t get new turns for now, and you still owe these. Talk to your housemates, or take turns again on the chores page.`,
    }),
    de: ({ house }) => ({
      title: 'Du hast dreimal hintereinander deine Aufgabe nicht erledigt',
      body: `${house}: Du bekommst vorerst keine neuen Aufgaben, schuldest diese aber weiter. Sprich mit den anderen, oder steig auf der Seite der Aufgaben wieder ein.`,
    }),
  } satisfies Alert<OfHouse>,
  turns_paused: {
    en: ({ name, house }) => ({
      title: `${name} missed three turns in a row`,
      body: `${house}: ${name} doesn’t get new turns for now, and still owes these. Time to talk.`,
    }),
    de: ({ name, house }) => ({
      title: `${name} hat dreimal hintereinander die Aufgabe nicht erledigt`,
      body: `${house}: ${name} bekommt vorerst keine neuen Aufgaben, schuldet diese aber weiter. Sprecht darüber.`,
    }),
  } satisfies Alert<Named & OfHouse>,
  /** One day's changes by others to the reader's turns. */
  turns_changed: {
    en: ({ count, gained, lost }, reader) => ({
      title: `${String(count)} changes to your turns`,
      body: moved(gained, lost, reader, ['Yours now: ', 'No longer yours: ']),
    }),
    de: ({ count, gained, lost }, reader) => ({
      title: `${String(count)} Änderungen bei deinen Aufgaben`,
      body: moved(gained, lost, reader, ['Jetzt bei dir: ', 'Nicht mehr bei dir: ']),
    }),
  } satisfies Alert<Moved>,
  swap_asked: {
    en: ({ name, count, gained, lost }, reader) => ({
      title: count === 1 ? `${name} asks to swap turns with you` : `${String(count)} requests to swap turns`,
      body: moved(gained, lost, reader, ['You would do: ', 'You would give away: ']),
    }),
    de: ({ name, count, gained, lost }, reader) => ({
      title: count === 1 ? `${name} möchte mit dir tauschen` : `${String(count)} Anfragen zum Tauschen`,
      body: moved(gained, lost, reader, ['Du würdest übernehmen: ', 'Du würdest abgeben: ']),
    }),
  } satisfies Alert<Moved & Named>,
  swap_declined: {
    en: ({ name }) => ({ title: `${name} doesn’t want to swap`, body: 'Your turns stay as they are.' }),
    de: ({ name }) => ({ title: `${name} möchte nicht tauschen`, body: 'Deine Aufgaben bleiben, wie sie sind.' }),
  } satisfies Alert<Named>,
  turn_changed: {
    en: ({ name, how, isUndone, gained, lost }, reader) => ({
      title: isUndone
        ? `${name} undid a change of turns`
        : {
            take_over: `${name} took over your turn`,
            pass_on: `${name} passed a turn on to you`,
            swap: `${name} swapped turns with you`,
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
