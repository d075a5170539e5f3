import { splitLinks } from '#lib/text.ts';

/** Our pages that have a card in the chat. Addresses with a secret have none. */
const WITH_CARD =
  /^\/(roomad|adview|supplies|variablecostreports|addvariablecosts\/[^/]+|rulechange|house-rules|announcements|house|chores|feedbackpage|feedbackAdminPage)$/;

/** Whether an address leads to a page of ours that has a card. */
export function hasCard(href: string): boolean {
  const { origin, pathname } = new URL(href);
  return origin === window.location.origin && WITH_CARD.test(pathname);
}

/** Returns the first address in a text that has a card; undefined if there is none. */
export function findCard(text: string): string | undefined {
  if (!text.includes(window.location.origin)) return undefined;
  return splitLinks(text).flatMap((part) => (part.kind === 'link' && hasCard(part.href) ? [part.href] : []))[0];
}
