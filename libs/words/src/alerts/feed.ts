import { choreName, type NamedChore } from '../chores.ts';
import type { Alert, Named, OfHouse } from './alert.ts';

interface OfChore extends OfHouse {
  readonly chore: NamedChore;
}
interface Verified extends OfChore {
  readonly points: number;
}
interface Struck extends OfChore {
  readonly reasons: readonly string[];
}
interface Bonus extends OfHouse {
  readonly points: number;
}
interface Closed extends OfHouse {
  /** First names. */
  readonly best: readonly string[];
  /** `YYYY-MM` */
  readonly month: string;
}

const points = (count: number): string =>
  Math.abs(count) === 1 ? `${String(count)} point` : `${String(count)} points`;
const punkte = (count: number): string =>
  Math.abs(count) === 1 ? `${String(count)} Punkt` : `${String(count)} Punkte`;
const body = (house: string, reasons: readonly string[]): string =>
  reasons.length === 0 ? house : `${house}: ${reasons.join(' · ')}`;

export const feed = {
  feed_to_verify: {
    en: ({ name, chore, house }, reader) => ({
      title: `${name} did ${choreName(chore, reader)}. Does it look done?`,
      body: house,
    }),
    de: ({ name, chore, house }, reader) => ({
      title: `${name} hat erledigt: ${choreName(chore, reader)}. Stimmt das?`,
      body: house,
    }),
  } satisfies Alert<OfChore & Named>,
  /** To the homeowner, whose verdict decides. */
  feed_disputed: {
    en: ({ name, chore, house, reasons }, reader) => ({
      title: `Did ${name} do ${choreName(chore, reader)}?`,
      body: `${body(house, reasons)}. Your roomies disagree. You decide.`,
    }),
    de: ({ name, chore, house, reasons }, reader) => ({
      title: `Ist es erledigt? ${choreName(chore, reader)}, ${name}`,
      body: `${body(house, reasons)}. Im Haus ist man sich nicht einig. Du entscheidest.`,
    }),
  } satisfies Alert<Struck & Named>,
  chore_verified: {
    en: ({ chore, points: count, house }, reader) => ({
      title: `${points(count)} for ${choreName(chore, reader)}`,
      body: house,
    }),
    de: ({ chore, points: count, house }, reader) => ({
      title: `${punkte(count)} für ${choreName(chore, reader)}`,
      body: house,
    }),
  } satisfies Alert<Verified>,
  extra_lapsed: {
    en: ({ chore, house }, reader) => ({
      title: `Nobody confirmed your extra chore: ${choreName(chore, reader)}`,
      body: `${house}: no points and no strike. A housemate has to confirm extra chores.`,
    }),
    de: ({ chore, house }, reader) => ({
      title: `Niemand hat deine zusätzliche Aufgabe bestätigt: ${choreName(chore, reader)}`,
      body: `${house}: keine Punkte und kein Strike. Zusätzliche Aufgaben muss jemand bestätigen.`,
    }),
  } satisfies Alert<OfChore>,
  strike_given: {
    en: ({ chore, reasons, house }, reader) => ({
      title: `You got a strike for ${choreName(chore, reader)}`,
      body: body(house, reasons),
    }),
    de: ({ chore, reasons, house }, reader) => ({
      title: `Du hast einen Strike bekommen: ${choreName(chore, reader)}`,
      body: body(house, reasons),
    }),
  } satisfies Alert<Struck>,
  strikes_reached: {
    en: ({ name, house }) => ({ title: `${name} has three strikes in four weeks`, body: house }),
    de: ({ name, house }) => ({ title: `${name} hat drei Strikes in vier Wochen`, body: house }),
  } satisfies Alert<Named & OfHouse>,
  bonus_given: {
    en: ({ points: count, house }) => ({
      title: count > 0 ? `You got a bonus of ${points(count)}` : `You lost ${points(-count)}`,
      body: house,
    }),
    de: ({ points: count, house }) => ({
      title: count > 0 ? `Du hast einen Bonus bekommen: ${punkte(count)}` : `Dir wurden ${punkte(-count)} abgezogen`,
      body: house,
    }),
  } satisfies Alert<Bonus>,
  month_closed: {
    en: ({ best, month, house }, reader) => ({
      title: `Best in ${reader.month(month)}: ${best.join(', ')}`,
      body: house,
    }),
    de: ({ best, month, house }, reader) => ({
      title: `Am meisten gemacht im ${reader.month(month)}: ${best.join(', ')}`,
      body: house,
    }),
  } satisfies Alert<Closed>,
} as const;
