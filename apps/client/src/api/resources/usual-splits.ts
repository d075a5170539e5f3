import type { UsualSplit } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

/** Also a house: a usual split lapses when someone moves in or out. */
export const liveTags = invalidateOn({ 'variable_costs:changed': { Costs: all }, 'house:changed': { Costs: all } });

const usualSplitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    usualSplits: build.query({
      ...endpoint('GET /api/houses/{id}/usual-splits', ({ houseId: id }: { readonly houseId: string }) => ({
        params: { id },
      })),
      providesTags: ['Costs', 'Live'] as const,
    }),
    setUsualSplit: build.mutation({
      ...endpoint('PUT /api/houses/{id}/usual-splits'),
      // Also after a rejection, which means someone else acted first.
      invalidatesTags: ['Costs'] as const,
    }),
  }),
});

export const { useUsualSplitsQuery, useSetUsualSplitMutation } = usualSplitsApi;

/** Returns how a house usually splits a category; undefined: equally, or not loaded. */
export function useUsualSplit(
  houseId: string,
  kind: UsualSplit['about']['kind'],
  category: string,
): UsualSplit | undefined {
  const { currentData } = useUsualSplitsQuery({ houseId });
  return currentData?.items.find(({ about }) => about.kind === kind && about.category === category);
}

/** Returns a split as text: "Ben 50%, Mara 50%", "Ben 2, Mara 1", or the names. */
export function partsInWords({ method, parts }: Pick<UsualSplit, 'method' | 'parts'>, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(language);
  const texts = parts.map(({ roomie: { first_name: name }, weight }) => {
    if (method === 'equal') return name;
    return `${name} ${method === 'percent' ? percent.format(weight / 10_000) : number.format(weight)}`;
  });
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(texts);
}
