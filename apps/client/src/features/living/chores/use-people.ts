import type { RoomiePublic } from '@common-roof/contracts';

import { useHouseQuery } from '../../../api/resources/houses.ts';
import { fullName } from '../../../lib/person.ts';

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

/** How those who live in a house are shown. Somebody who has moved out is known by the first name that a turn of theirs holds. */
export function usePeople(houseId: string): (one: { _id: string; first_name: string }) => HousePerson {
  const { data } = useHouseQuery({ id: houseId });
  return ({ _id, first_name: name }) => {
    const roomie = data?.roomies.find(({ _id: id }) => id === _id);
    return roomie === undefined ? { _id, name, photo: null } : toPerson(roomie);
  };
}
