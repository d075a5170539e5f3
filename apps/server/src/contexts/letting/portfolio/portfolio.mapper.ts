import { LIMITS, type PortfolioHouse, type PortfolioPreview } from '@common-roof/contracts';
import { type FiledHouse, toWireMoney } from '@common-roof/domain';

import type { ReadPortfolio } from './read-portfolio.ts';

export function toPortfolioPreview({ houses, faults, unused }: ReadPortfolio): PortfolioPreview {
  const roomies = houses.flatMap(({ rooms }) => rooms.flatMap(({ roomie }) => (roomie === null ? [] : [roomie])));
  return {
    houses: houses.map(toHouse),
    roomies: roomies.length,
    needs_lease: roomies.some(({ openingMinor }) => openingMinor !== 0),
    unused: [...unused],
    faulty: faults.length,
    faults: faults.slice(0, LIMITS.importFaultsShown).map((fault) => ({ ...fault })),
  };
}

const toHouse = ({ id, name, address, currency, rooms }: FiledHouse): PortfolioHouse => ({
  name,
  city: address?.city ?? null,
  currency,
  is_new: id === null,
  rooms: rooms.map(({ line, id: roomId, name: roomName, rentMinor, rentPeriod, depositMinor, roomie }) => ({
    line,
    name: roomName,
    is_new: roomId === null,
    rent: toWireMoney(rentMinor, currency),
    rent_period: rentPeriod,
    deposit: toWireMoney(depositMinor, currency),
    roomie:
      roomie === null
        ? null
        : {
            first_name: roomie.firstName,
            last_name: roomie.lastName,
            email: roomie.email,
            starts_on: roomie.startsOn,
            ends_on: roomie.endsOn,
            balance: toWireMoney(roomie.openingMinor, currency),
          },
  })),
});
