import type { RoomiePublic } from '@common-roof/contracts';

import { useHouseQuery } from '#api/resources/houses.ts';
import { fullName } from '#lib/person.ts';

export interface HousePerson {
  readonly _id: string;
  readonly name: string;
  readonly photo: string | null;
}

export const toPerson = (roomie: RoomiePublic): HousePerson => ({
  _id: roomie._id,
  name: fullName(roomie),
  photo: roomie.photo,
});

/** Returns how to show a person of a house. A person who has moved out is shown by the first name in their turn. */
export function usePeople(houseId: string): (one: { _id: string; first_name: string }) => HousePerson {
  const { data } = useHouseQuery({ id: houseId });
  return ({ _id, first_name: name }) => {
    const roomie = data?.roomies.find(({ _id: id }) => id === _id);
    return roomie === undefined ? { _id, name, photo: null } : toPerson(roomie);
  };
}

export const isAwayOn = ({ away }: Pick<RoomiePublic, 'away'>, day: string): boolean =>
  (away ?? []).some(({ from, to }) => from <= day && day <= to);

/** Returns whether a person of a house is away on a day (ISO date): then no turn goes to them. */
export function useAway(houseId: string): (id: string, day: string) => boolean {
  const { data } = useHouseQuery({ id: houseId });
  return (id, day) => data?.roomies.some((roomie) => roomie._id === id && isAwayOn(roomie, day)) === true;
}
