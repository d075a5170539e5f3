/** What is searched for among the open rooms; it stands in the address, so that it can be sent and gone back to. */
export interface RoomsView {
  city: string;
  /** The highest rent a month, in whole units; empty: any. */
  price: string;
  /** ISO date by which one would like to move in; empty: whenever. */
  from: string;
}

export const ANY_ROOM: RoomsView = { city: '', price: '', from: '' };

/** Whatever the address says that cannot be searched for is left out. */
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
