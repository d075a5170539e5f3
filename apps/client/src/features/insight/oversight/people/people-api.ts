import type { Neatkeeper, Page, Person } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import type { ApiRequest } from '#api/base-query.ts';
import { endpoint, request } from '#api/request.ts';

export type PeopleKind = 'roomie' | 'neatkeeper' | 'homeowner' | 'admin';
/** The kinds of accounts admins create. */
export type AddedKind = Exclude<PeopleKind, 'homeowner'>;

export interface PeopleFilters {
  search?: string;
  sort?: 'name' | 'newest';
  state?: 'active' | 'disabled';
}

/** A person in an admins' list, in any role. */
export interface PersonRow {
  _id: string;
  first_name: string;
  last_name: string;
  photo: string | null;
  email: string;
  phone: string | null;
  disabled: boolean;
  /** They haven't chosen a password yet. */
  invited?: boolean;
  houses: readonly { _id: string; name: string }[];
  houses_count: number;
  /** Only for neatkeepers, whose profile is saved as a whole. */
  about?: string;
}

export interface PersonBody {
  first_name: string;
  last_name: string;
  phone: string | null;
}

const ofNeatkeeper = (keeper: Neatkeeper): PersonRow => {
  const houses = (keeper.houses ?? []).map(({ house_id: _id, name }) => ({ _id, name }));
  return {
    ...keeper,
    email: keeper.email ?? '',
    disabled: keeper.disabled ?? false,
    about: keeper.about ?? '',
    houses: houses.slice(0, 3),
    houses_count: houses.length,
  };
};

const isNeatkeeper = (item: Person | Neatkeeper): item is Neatkeeper => !('account_type' in item);

const LIST = {
  roomie: 'GET /api/roomies/admin/all',
  homeowner: 'GET /api/homeowners/all',
  neatkeeper: 'GET /api/neatkeepers/all',
  admin: 'GET /api/admins/all',
} as const;

const ADDING = {
  roomie: 'POST /api/roomies/admin',
  neatkeeper: 'POST /api/neatkeepers',
  admin: 'POST /api/admins',
} as const;

function disabling(kind: PeopleKind, id: string): ApiRequest {
  const params = { id };
  if (kind === 'roomie') return request('DELETE /api/roomies/admin/{id}', { params, body: undefined });
  if (kind === 'homeowner') return request('DELETE /api/homeowners/{id}', { params, body: undefined });
  if (kind === 'admin') return request('DELETE /api/admins/{id}', { params, body: undefined });
  return request('DELETE /api/neatkeepers/{id}', { params, body: undefined });
}

function correcting(kind: PeopleKind, { _id: id, about = '' }: PersonRow, body: PersonBody): ApiRequest {
  const params = { id };
  if (kind === 'roomie') return request('PUT /api/roomies/admin/{id}', { params, body });
  if (kind === 'homeowner') return request('PUT /api/homeowners/admin/{id}', { params, body });
  return request('PUT /api/neatkeepers/{id}', { params, body: { ...body, about } });
}

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    people: build.infiniteQuery<Page<PersonRow>, PeopleFilters & { kind: PeopleKind }, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg: { kind, ...filters }, pageParam }) =>
        request(LIST[kind], { query: { ...filters, cursor: pageParam ?? undefined } }),
      transformResponse: ({ items, next_cursor }: Page<Person | Neatkeeper>) => ({
        items: items.map((item) => (isNeatkeeper(item) ? ofNeatkeeper(item) : item)),
        next_cursor,
      }),
      providesTags: ['People'],
    }),
    addPerson: build.mutation<
      unknown,
      { kind: AddedKind; body: { first_name: string; last_name: string; email: string } }
    >({
      query: ({ kind, body }) => request(ADDING[kind], { body }),
      invalidatesTags: ['People'],
    }),
    changePerson: build.mutation<unknown, { kind: PeopleKind; person: PersonRow; body: PersonBody }>({
      query: ({ kind, person, body }) => correcting(kind, person, body),
      invalidatesTags: ['People'],
    }),
    disablePerson: build.mutation<null, { kind: PeopleKind; id: string }>({
      query: ({ kind, id }) => disabling(kind, id),
      invalidatesTags: ['People'],
    }),
    inviteAgain: build.mutation({
      ...endpoint('POST /api/admins/accounts/{id}/invite', ({ id }: { id: string }) => ({
        params: { id },
        body: undefined,
      })),
    }),
    enablePerson: build.mutation({
      ...endpoint('POST /api/admins/accounts/{id}/enable', ({ id }: { id: string }) => ({
        params: { id },
        body: undefined,
      })),
      invalidatesTags: ['People'],
    }),
    resetFactors: build.mutation({
      ...endpoint('DELETE /api/admins/accounts/{id}/factors', ({ id }: { id: string }) => ({
        params: { id },
        body: undefined,
      })),
    }),
  }),
});

export const {
  usePeopleInfiniteQuery,
  useAddPersonMutation,
  useChangePersonMutation,
  useDisablePersonMutation,
  useEnablePersonMutation,
  useInviteAgainMutation,
  useResetFactorsMutation,
} = peopleApi;
