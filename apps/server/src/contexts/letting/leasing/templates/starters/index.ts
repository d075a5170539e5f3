import type { StarterTemplate } from '@common-roof/contracts';

import { canonicalHtml } from '#contexts/letting/leasing/templates/agreement-html.ts';
import { HOUSE_RULES_DE, HOUSE_RULES_EN } from './house-rules.ts';
import { LEASE_DE, LEASE_EN } from './lease.ts';
import { PETS_DE, PETS_EN } from './pets.ts';

/** The first line of each starter says that it is an example and that this line is to be deleted. */
const FIRST_LINE = /^<p><em>.*?<\/em><\/p>/;

function starter(written: Omit<StarterTemplate, 'note'>): StarterTemplate {
  const agreement = canonicalHtml(written.agreement);
  const [note] = FIRST_LINE.exec(agreement) ?? [];
  if (note === undefined) throw new Error(`The example ${written.key} does not say that it is one.`);
  return { ...written, agreement, note };
}

/** Example templates to start with. Each says in its text that it is no legal advice. */
export const STARTERS: readonly StarterTemplate[] = [
  starter({ key: 'lease-en', title: 'Room lease', type: 'lease', language: 'en', agreement: LEASE_EN }),
  starter({ key: 'rules-en', title: 'House rules', type: 'house_rules', language: 'en', agreement: HOUSE_RULES_EN }),
  starter({ key: 'pets-en', title: 'Pet addendum', type: 'pets', language: 'en', agreement: PETS_EN }),
  starter({ key: 'lease-de', title: 'Mietvertrag für ein Zimmer', type: 'lease', language: 'de', agreement: LEASE_DE }),
  starter({ key: 'rules-de', title: 'Hausordnung', type: 'house_rules', language: 'de', agreement: HOUSE_RULES_DE }),
  starter({
    key: 'pets-de',
    title: 'Vereinbarung über ein Haustier',
    type: 'pets',
    language: 'de',
    agreement: PETS_DE,
  }),
];

/** Returns whether a stored text still says that it is an example. */
export const isStillExample = (kept: string): boolean => STARTERS.some(({ note }) => kept.includes(note));
