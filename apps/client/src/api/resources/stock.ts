import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

/** Also purchases: they bring things, and say how long these last. */
export const liveTags = invalidateOn({
  'stock:changed': { Stock: ({ house_id: id }) => id },
  'supplies:changed': { Stock: ({ house_id: id }) => id },
});

/** The stock of a house, which its own page, the shopping list and the form of a purchase read. */
export const stockResources = api.injectEndpoints({
  endpoints: (build) => ({
    stock: build.query({
      ...endpoint('GET /api/houses/{id}/stock', ({ houseId: id }: { houseId: string }) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Stock', id }, 'Live'],
    }),
  }),
});

export const { useStockQuery } = stockResources;
