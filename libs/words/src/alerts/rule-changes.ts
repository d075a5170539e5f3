import type { Moment } from '../reader.ts';
import type { Alert, Named, OfHouse } from './alert.ts';

interface Proposal extends Named, OfHouse {
  /** When voting ends. */
  readonly time: Moment;
}
interface Voted extends Named, OfHouse {
  readonly votesFor: number;
  readonly votesAgainst: number;
}
interface Decided extends Named, OfHouse {
  readonly reason: string;
}

const because = (house: string, reason: string): string => (reason === '' ? house : `${house}: ${reason}`);

export const ruleChanges = {
  rule_change_proposed: {
    en: ({ name, house, time }, reader) => ({
      title: `${name} proposes a rule change in ${house}`,
      body: `You can vote until ${reader.moment(time)}.`,
    }),
    de: ({ name, house, time }, reader) => ({
      title: `${name} schlägt eine Regeländerung vor: ${house}`,
      body: `Du kannst bis ${reader.moment(time)} abstimmen.`,
    }),
  } satisfies Alert<Proposal>,
  rule_change_to_know: {
    en: ({ name, house, time }, reader) => ({
      title: `${name} proposes a rule change in ${house}`,
      body: `Roomies can vote until ${reader.moment(time)}. Then you decide.`,
    }),
    de: ({ name, house, time }, reader) => ({
      title: `${name} schlägt eine Regeländerung vor: ${house}`,
      body: `Im Haus wird bis ${reader.moment(time)} abgestimmt. Dann entscheidest du.`,
    }),
  } satisfies Alert<Proposal>,
  rule_voting_ends: {
    en: ({ name, house, time }, reader) => ({
      title: `Voting on ${name}’s proposal ends soon`,
      body: `${house}: you can vote until ${reader.moment(time)}.`,
    }),
    de: ({ name, house, time }, reader) => ({
      title: `Die Abstimmung über den Vorschlag von ${name} endet bald`,
      body: `${house}: Du kannst bis ${reader.moment(time)} abstimmen.`,
    }),
  } satisfies Alert<Proposal>,
  rule_change_to_decide: {
    en: ({ name, house, votesFor, votesAgainst }) => ({
      title: `Decide on ${name}’s proposal`,
      body: `${house}: voting is over, ${String(votesFor)} for and ${String(votesAgainst)} against.`,
    }),
    de: ({ name, house, votesFor, votesAgainst }) => ({
      title: `Entscheide über den Vorschlag von ${name}`,
      body: `${house}: Die Abstimmung ist vorbei, ${String(votesFor)} dafür und ${String(votesAgainst)} dagegen.`,
    }),
  } satisfies Alert<Voted>,
  rule_change_accepted: {
    en: ({ name, house, reason }) => ({
      title: `${name}’s proposal was accepted`,
      body: because(house, reason),
    }),
    de: ({ name, house, reason }) => ({
      title: `Der Vorschlag von ${name} wurde angenommen`,
      body: because(house, reason),
    }),
  } satisfies Alert<Decided>,
  rule_change_declined: {
    en: ({ name, house, reason }) => ({
      title: `${name}’s proposal was declined`,
      body: because(house, reason),
    }),
    de: ({ name, house, reason }) => ({
      title: `Der Vorschlag von ${name} wurde abgelehnt`,
      body: because(house, reason),
    }),
  } satisfies Alert<Decided>,
} as const;
