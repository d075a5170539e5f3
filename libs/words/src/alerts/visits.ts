import { choreName, type NamedChore } from '../chores.ts';
import type { Alert, Named, OfHouse } from './alert.ts';

interface OfChore extends Named, OfHouse {
  readonly chore: NamedChore;
}
/** `name` is the neatkeeper's, `day` an ISO date. */
interface OfVisit extends Named, OfHouse {
  readonly day: string;
}
interface Declined extends OfVisit {
  readonly reason: string;
}
interface Serviced extends OfVisit {
  readonly chores: readonly NamedChore[];
}

export const visits = {
  chore_feedback: {
    en: ({ name, chore, house }, reader) => ({
      title: `${name} gave feedback on ${choreName(chore, reader)}`,
      body: house,
    }),
    de: ({ name, chore, house }, reader) => ({
      title: `Rückmeldung von ${name}: ${choreName(chore, reader)}`,
      body: house,
    }),
  } satisfies Alert<OfChore>,
  visit_reported: {
    en: ({ name, day, house }, reader) => ({
      title: `${name} reported a visit on ${reader.day(day)}`,
      body: `${house}: confirm or decline the report. It’s confirmed automatically after two days.`,
    }),
    de: ({ name, day, house }, reader) => ({
      title: `${name} hat die Reinigung vom ${reader.day(day)} gemeldet`,
      body: `${house}: Bestätige den Bericht oder lehne ihn ab. Nach zwei Tagen wird er automatisch bestätigt.`,
    }),
  } satisfies Alert<OfVisit>,
  visit_confirmed: {
    en: ({ day, house }, reader) => ({
      title: `Your report for ${reader.day(day)} was confirmed`,
      body: house,
    }),
    de: ({ day, house }, reader) => ({
      title: `Dein Bericht vom ${reader.day(day)} ist bestätigt`,
      body: house,
    }),
  } satisfies Alert<OfVisit>,
  visit_declined: {
    en: ({ day, house, reason }, reader) => ({
      title: `Your report for ${reader.day(day)} was declined`,
      body: [house, reason].filter(Boolean).join(': '),
    }),
    de: ({ day, house, reason }, reader) => ({
      title: `Dein Bericht vom ${reader.day(day)} wurde abgelehnt`,
      body: [house, reason].filter(Boolean).join(': '),
    }),
  } satisfies Alert<Declined>,
  turns_serviced: {
    en: ({ name, chores, house }, reader) => ({
      title: `${name} did this for you: ${chores.map((chore) => choreName(chore, reader)).join(', ')}`,
      body: house,
    }),
    de: ({ name, chores, house }, reader) => ({
      title: `${name} hat das für dich erledigt: ${chores.map((chore) => choreName(chore, reader)).join(', ')}`,
      body: house,
    }),
  } satisfies Alert<Serviced>,
} as const;
