/**
 * Sent by the service worker to an open page, whose user chose a notification. The page says that it heard it through
 * the port that comes along: one that is still loading doesn't, and is opened again.
 */
export interface OpenPage {
  readonly type: 'OPEN_PAGE';
  /** A path of ours, never another site. */
  readonly path: string;
}

/** Sent by the service worker to open pages, when the browser has given out another address. */
export const ADDRESS_CHANGED = { type: 'PUSH_ADDRESS_CHANGED' } as const;

export const isAddressChanged = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === ADDRESS_CHANGED.type;

/** Returns whether a link leads to a page of ours. */
export const isOwnPath = (link: unknown): link is string =>
  typeof link === 'string' && link.startsWith('/') && !link.startsWith('//') && !link.includes('\\');

export const isOpenPage = (message: unknown): message is OpenPage =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'OPEN_PAGE' &&
  'path' in message &&
  isOwnPath(message.path);
