import type { Room } from '@common-roof/contracts';

import { moneyToType, parseMoney } from '#lib/money.ts';

/** A room's form values, all of them text. */
export interface RoomValues {
  room_name: string;
  rent: string;
  deposit: string;
  size_m2: string;
  available_from: string;
  description: string;
}
export const ROOM_FIELDS = ['room_name', 'rent', 'deposit', 'size_m2', 'available_from', 'description'] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];

export const emptyRoom = (name = ''): RoomValues => ({
  room_name: name,
  rent: '',
  deposit: '',
  size_m2: '',
  available_from: '',
  description: '',
});

export const roomValuesOf = (room: Room, currency: string, language: string): RoomValues => ({
  room_name: room.room_name,
  rent: room.rent === null ? '' : moneyToType(room.rent, currency, language),
  deposit: room.deposit === null ? '' : moneyToType(room.deposit, currency, language),
  size_m2: room.size_m2 === null ? '' : String(room.size_m2),
  available_from: room.available_from ?? '',
  description: room.description,
});

/** Converts values for the server. Unreadable input stays as typed, for the schema to reject. */
export function toRoomBody(values: RoomValues, currency: string) {
  const deposit = values.deposit.trim() === '' ? '0' : values.deposit;
  const size = values.size_m2.trim();
  return {
    room_name: values.room_name,
    rent: parseMoney(values.rent, currency) ?? values.rent,
    deposit: parseMoney(deposit, currency) ?? deposit,
    size_m2: size === '' ? null : /^\d+$/.test(size) ? Number(size) : Number.NaN,
    available_from: values.available_from === '' ? null : values.available_from,
    description: values.description,
  };
}
