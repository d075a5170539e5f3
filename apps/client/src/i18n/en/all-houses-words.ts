import { allHouses, houseChats } from './all-houses.ts';

/** Of everybody's houses, for admins. */
export const words = { allHouses, houseChats };
