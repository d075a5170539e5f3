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

/** Returns what an address of ours is about. It has to be one that has a card. */
export function readOwnLink(href: string): OwnLink {
  const { pathname, searchParams } = new URL(href);
  // Only a bill's page has a part behind its name: the house.
  const [, name = '', part] = pathname.split('/');
  const path = `/${name}`;
  // A test compares the two lists.
  const [kind, idIn] = PAGES[path as keyof typeof PAGES];
  const id = idIn === '' ? null : idOrNull(searchParams.get(idIn));
  const houseId = idOrNull(part ?? searchParams.get(path === '/house-rules' ? 'id' : 'house'));
  return { kind, id, houseId };
}
