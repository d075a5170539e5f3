import { useFilters } from './use-address.ts';

/** What a link can open on its page. */
type Opening = 'announcement' | 'cost' | 'guide' | 'import' | 'invitation' | 'post' | 'purchase' | 'repair';

/** Returns the address of a page that opens something at once. */
export const toOpen = (path: string, opening: Opening): string => `${path}?open=${opening}`;

const FILTERS = { open: (text: string) => text };

/**
 * Whether the address asks for something to be opened: `?open=purchase`.
 * @returns also a function that takes it out of the address, when it is closed
 */
export function useOpening(opening: Opening): [isAsked: boolean, settle: () => void] {
  const [{ open }, set] = useFilters(FILTERS);
  return [
    open === opening,
    () => {
      set({ open: '' });
    },
  ];
}
