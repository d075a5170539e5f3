import { HOUSE_SORTS, HOUSE_STATES, type HouseSort, type HouseState } from '@common-roof/contracts';

import { oneOf, anyText, readFilters } from '#lib/use-address.ts';
import type { HousesFilter } from '#features/housing/houses/houses-api.ts';

export const LAYOUTS = ['cards', 'table'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The view of the houses page. It is stored in the URL, so that it can be shared and revisited. */
export interface HousesView {
  layout: Layout;
  search: string;
  state: Exclude<HouseState, 'archived'> | null;
  sort: HouseSort;
}

const FILTERS = { view: oneOf(LAYOUTS), search: anyText, state: oneOf(HOUSE_STATES), sort: oneOf(HOUSE_SORTS) };

/** Reads the view; unknown values are ignored. */
export function readView(query: URLSearchParams): HousesView {
  const { view, search = '', state, sort } = readFilters(query, FILTERS);
  return {
    layout: view ?? 'cards',
    search,
    state: state === undefined || state === 'archived' ? null : state,
    sort: sort ?? 'name',
  };
}

/** Writes the view without defaults. */
export function writeView({ layout, search, state, sort }: HousesView): Record<string, string> {
  return {
    ...(layout === 'cards' ? {} : { view: layout }),
    ...(search === '' ? {} : { search }),
    ...(state === null ? {} : { state }),
    ...(sort === 'name' ? {} : { sort }),
  };
}

export const filterOf = ({ search, state, sort }: HousesView): HousesFilter => ({
  sort,
  ...(search === '' ? {} : { search }),
  ...(state === null ? {} : { state }),
});
