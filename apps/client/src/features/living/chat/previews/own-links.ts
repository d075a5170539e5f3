import { splitLinks } from '#lib/text.ts';

/** Our pages that a link in a message can lead to, by what they show; with an id, which parameter has it. */
const PAGES = {
  '/roomad': ['room', 'id'],
  '/adview': ['ad', 'ad'],
  '/supplies': ['bill', 'bill'],
  '/variablecostreports': ['bill', 'bill'],
  '/addvariablecosts': ['bill', 'bill'],
  '/rulechange': ['rules', 'change'],
  '/house-rules': ['rules', 'change'],
  '/announcements': ['announcements', 'announcement'],
  '/house': ['house', 'id'],
  '/chores': ['chores', ''],
  '/feedbackpage': ['feed', ''],
  '/feedbackAdminPage': ['feed', ''],
} as const satisfies Record<string, readonly [kind: string, idIn: string]>;

export type LinkKind = (typeof PAGES)[keyof typeof PAGES][0];

/** What a link to one of our pages is about. */
export interface OwnLink {
  readonly kind: LinkKind;
  /** What it shows; null: the page as a whole. */
  readonly id: string | null;
  /** The house in the link; null: the reader's own. */
  readonly houseId: string | null;
}

export const LINKED_PATHS = Object.keys(PAGES);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idOrNull = (text: string | null | undefined): string | null => (ID.test(text ?? '') ? (text ?? null) : null);

/** Returns the page of ours that an address leads to; null for other hosts and pages without a card. */
export function readOwnLink(href: string): OwnLink | null {
  const { origin, pathname, searchParams } = new URL(href);
  if (origin !== window.location.origin) return null;
  const [, name, part] = pathname.split('/');
  // Only a bill's page has a part behind its name: the house.
  const path = part === undefined || name === 'addvariablecosts' ? `/${name ?? ''}` : pathname;
  if (!Object.hasOwn(PAGES, path)) return null;
  const [kind, idIn] = PAGES[path as keyof typeof PAGES];
  const id = idIn === '' ? null : idOrNull(searchParams.get(idIn));
  const houseId = idOrNull(part ?? searchParams.get(path === '/house-rules' ? 'id' : 'house'));
  return { kind, id, houseId };
}

/** Returns what the first link to a page of ours in a text is about; null if there is none. */
export function findOwnLink(text: string): OwnLink | null {
  if (!text.includes(window.location.origin)) return null;
  for (const part of splitLinks(text)) {
    const link = part.kind === 'link' ? readOwnLink(part.href) : null;
    if (link !== null) return link;
  }
  return null;
}
