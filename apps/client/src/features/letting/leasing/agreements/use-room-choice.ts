import { useState } from 'react';

import { useHouseQuery, useOwnHousesQuery } from '#api/resources/houses.ts';
import { fullName } from '#lib/person.ts';

/** Selects one of the homeowner's rooms; by default an occupied one of the first house. */
export function useRoomChoice() {
  const [chosenHouse, setHouse] = useState<string>();
  const [chosenRoom, setChosenRoom] = useState<{ house: string; room: string }>();
  const { data: houses } = useOwnHousesQuery();
  const open = houses?.items.filter(({ state }) => state !== 'archived') ?? [];
  const houseId = chosenHouse ?? open.find(({ roomies }) => roomies > 0)?._id ?? open[0]?._id;
  const { data: house } = useHouseQuery({ id: houseId ?? '' }, { skip: houseId === undefined });
  const { rooms = [], roomies = [] } = house?._id === houseId ? (house ?? {}) : {};
  const setRoom = (room: string): void => {
    if (houseId !== undefined) setChosenRoom({ house: houseId, room });
  };
  const suggested = rooms.find(({ roomie }) => roomie !== null) ?? rooms[0];
  const isChosen = chosenRoom !== undefined && chosenRoom.house === houseId;
  const room = isChosen ? rooms.find(({ _id }) => _id === chosenRoom.room) : suggested;
  // A suggestion stays: when someone moves out, the next person isn't chosen in their place.
  if (chosenHouse === undefined && houseId !== undefined) setHouse(houseId);
  if (!isChosen && suggested !== undefined) setRoom(suggested._id);
  const nameOf = (id: string | null): string | undefined => {
    const roomie = roomies.find(({ _id }) => _id === id);
    return roomie && fullName(roomie);
  };
  const livesThere = roomies.find(({ _id }) => _id === room?.roomie);
  return {
    houses: open,
    isNone: houses !== undefined && open.length === 0,
    houseId,
    currency: house?.currency ?? '',
    setHouse,
    rooms: rooms.map(({ _id, room_name: name, roomie }) => ({ _id, name, livesThere: nameOf(roomie) })),
    room,
    /** Since when its roomie lives there without a lease; empty if they have one, or the room is vacant. */
    stayFrom: livesThere?.has_lease === false ? (livesThere.starts_on ?? '') : '',
    setRoom,
  };
}

export type RoomChoice = ReturnType<typeof useRoomChoice>;
