import { HOUSE_RIGHTS, type HouseRight, type RightHolder } from '@common-roof/contracts';

/** What a homeowner lets roomies run, and what that makes of a person who lives in the house. */
export interface RoomieRights {
  readonly holders: Readonly<Record<HouseRight, RightHolder>>;
  /** Whether the person is the elected speaker, in office. */
  readonly isSpeaker: boolean;
}

/** Returns what a person who lives in a house can run there now. */
export const rightsOfRoomie = ({ holders, isSpeaker }: RoomieRights): HouseRight[] =>
  HOUSE_RIGHTS.filter((right) => holders[right] === 'everyone' || (holders[right] === 'speaker' && isSpeaker));
