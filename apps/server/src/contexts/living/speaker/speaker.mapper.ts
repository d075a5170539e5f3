import type { HouseSpeaker } from '@common-roof/contracts';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { EndedElectionRow, OpenElectionRow, RunningTermRow } from './speaker-read-model.ts';

export const toTerm = ({
  person,
  began_at: since,
  ends_at: until,
}: RunningTermRow): NonNullable<HouseSpeaker['speaker']> => ({
  person,
  since: toTimestamp(since),
  until: toTimestamp(until),
});

export const toElection = ({
  id,
  opened_at,
  ends_at,
  ...election
}: OpenElectionRow): NonNullable<HouseSpeaker['election']> => ({
  _id: id,
  opened_at: toTimestamp(opened_at),
  ends_at: toTimestamp(ends_at),
  ...election,
});

export const toResult = ({ ended_at, ...result }: EndedElectionRow): NonNullable<HouseSpeaker['last']> => ({
  ended_at: toTimestamp(ended_at),
  ...result,
});
