/** The search for open rooms. It is stored in the URL, so that it can be shared and revisited. */
export interface RoomsView {
  city: string;
  /** The highest monthly rent, in whole units; empty: any. */
  price: string;
  /** ISO date of the latest move-in; empty: any. */
  from: string;
}

export const ANY_ROOM: RoomsView = { city: '', price: '', from: '' };

/** Reads the search; invalid values are ignored. */
export function readRoomsView(query: URLSearchParams): RoomsView {
  const price = query.get('price') ?? '';
  const from = query.get('from') ?? '';
  return {
    city: (query.get('city') ?? '').slice(0, 100),
    price: /^[1-9]\d{0,9}$/.test(price) ? price : '',
    from: /^\d{4}-\d{2}-\d{2}$/.test(from) && !Number.isNaN(Date.parse(from)) ? from : '',
  };
}

export const writeRoomsView = (view: RoomsView): Record<string, string> =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== ''));
