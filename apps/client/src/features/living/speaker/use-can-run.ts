import type { HouseRight } from '@common-roof/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useReader } from '#session/use-reader.ts';
import { useHouseSpeakerQuery } from './speaker-api.ts';

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
