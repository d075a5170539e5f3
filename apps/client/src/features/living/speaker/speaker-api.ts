import type { HouseRight } from '@common-roof/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';
import { useReader } from '#session/use-reader.ts';

export const liveTags = invalidateOn({
  'speaker:changed': { Speaker: ({ house_id: id }) => id },
  'house:changed': { Speaker: ({ house_id: id }) => id },
});

interface OfHouse {
  readonly houseId: string;
}

/** Also after a rejection, which means someone else acted first. */
const changesSpeaker = { invalidatesTags: ['Speaker', 'Waiting'] as const };

const speakerApi = api.injectEndpoints({
  endpoints: (build) => ({
    houseSpeaker: build.query({
      ...endpoint('GET /api/houses/{id}/speaker', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Speaker', id }, 'Live'],
    }),
    setHouseRights: build.mutation({ ...endpoint('PUT /api/houses/{id}/rights'), ...changesSpeaker }),
    callElection: build.mutation({ ...endpoint('POST /api/houses/{id}/elections'), ...changesSpeaker }),
    standForSpeaker: build.mutation({ ...endpoint('PUT /api/elections/{id}/candidacy'), ...changesSpeaker }),
    voteForSpeaker: build.mutation({ ...endpoint('PUT /api/elections/{id}/vote'), ...changesSpeaker }),
    stepDown: build.mutation({ ...endpoint('DELETE /api/houses/{id}/speaker'), ...changesSpeaker }),
  }),
});

export const {
  useHouseSpeakerQuery,
  useSetHouseRightsMutation,
  useCallElectionMutation,
  useStandForSpeakerMutation,
  useVoteForSpeakerMutation,
  useStepDownMutation,
} = speakerApi;

/**
 * Returns whether the reader can run something in a house: its homeowner always, a roomie where they are let. Undefined
 * while loading.
 */
export function useCanRun(right: HouseRight, houseId: string): boolean | undefined {
  const { role } = useReader();
  const { currentData, isError } = useHouseSpeakerQuery(role === 'roomie' ? { houseId } : skipToken);
  if (role !== 'roomie') return role === 'homeowner';
  return isError ? false : currentData?.own_rights.includes(right);
}
