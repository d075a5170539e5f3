import type { Alert, Named, OfHouse } from './alert.ts';

interface OfRating extends Named, OfHouse {}
interface UntilDay extends OfRating {
  readonly day: string;
}
interface Removed extends Named {
  readonly reason: string;
}

/** Ratings between roomies and homeowners. None of these reveals what was written. */
export const ratings = {
  homeowner_wrote_rating: {
    en: ({ name, house, day }, reader) => ({
      title: `${name} rated your tenancy in ${house}`,
      body: `You can both read the ratings once you’ve rated too, or on ${reader.day(day)}.`,
    }),
    de: ({ name, house, day }, reader) => ({
      title: `${name} hat eine Bewertung zu deiner Zeit in ${house} geschrieben`,
      body: `Ihr seht sie beide, sobald auch du bewertet hast, oder am ${reader.day(day)}.`,
    }),
  } satisfies Alert<UntilDay>,
  roomie_wrote_rating: {
    en: ({ name, house, day }, reader) => ({
      title: `${name} rated their tenancy in ${house}`,
      body: `You can both read the ratings once you’ve rated too, or on ${reader.day(day)}.`,
    }),
    de: ({ name, house, day }, reader) => ({
      title: `${name} hat eine Bewertung zur Zeit in ${house} geschrieben`,
      body: `Ihr seht sie beide, sobald auch du bewertet hast, oder am ${reader.day(day)}.`,
    }),
  } satisfies Alert<UntilDay>,
  rating_revealed: {
    en: ({ name, house }) => ({
      title: `You can now read ${name}’s rating`,
      body: `It’s about ${house}. You can reply once.`,
    }),
    de: ({ name, house }) => ({
      title: `Du kannst jetzt lesen, wie ${name} dich bewertet`,
      body: `Es geht um die Zeit in ${house}. Du kannst einmal darauf antworten.`,
    }),
  } satisfies Alert<OfRating>,
  rating_replied: {
    en: ({ name, house }) => ({ title: `${name} replied to your rating`, body: house }),
    de: ({ name, house }) => ({ title: `${name} hat auf deine Bewertung geantwortet`, body: house }),
  } satisfies Alert<OfRating>,
  own_rating_removed: {
    en: ({ name, reason }) => ({ title: `Common Roof removed your rating of ${name}`, body: reason }),
    de: ({ name, reason }) => ({ title: `Common Roof hat deine Bewertung über ${name} entfernt`, body: reason }),
  } satisfies Alert<Removed>,
  rating_removed: {
    en: ({ name, reason }) => ({ title: `Common Roof removed ${name}’s rating of you`, body: reason }),
    de: ({ name, reason }) => ({
      title: `Common Roof hat eine Bewertung über dich entfernt: von ${name}`,
      body: reason,
    }),
  } satisfies Alert<Removed>,
  rating_reminder: {
    en: ({ name, house, day }, reader) => ({
      title: `How was it with ${name} in ${house}?`,
      body: `You can rate until ${reader.day(day)}. A few words help the next person.`,
    }),
    de: ({ name, house, day }, reader) => ({
      title: `Wie war es mit ${name} in ${house}?`,
      body: `Du kannst die Zeit bis ${reader.day(day)} bewerten. Ein paar Worte helfen denen, die nachkommen.`,
    }),
  } satisfies Alert<UntilDay>,
} as const;
