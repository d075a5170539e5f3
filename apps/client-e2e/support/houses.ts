import { addHouse, completeHouse, getHouse, getMe, listHouses } from '@common-roof/contracts/schemas';
import { expect, type Page } from '@playwright/test';

import { send, tokenOf } from './calls.ts';
import type { Account } from './people.ts';

export interface HouseToList {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export async function fillAddress(page: Page, { name, street, postalCode, city }: HouseToList): Promise<void> {
  await page.getByLabel('Name of the house').fill(name);
  await page.getByLabel('Street and number').fill(street);
  await page.getByLabel('Postal code').fill(postalCode);
  await page.getByLabel('City').fill(city);
}

/** Fills in a house abroad, with another country, currency and time zone than its owner's browser. */
export async function fillGermany(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /EUR/ }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berl');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
}

export async function fillRoom(page: Page, number: number, name: string, rent: string): Promise<void> {
  const room = page.getByRole('group', { name: `Room ${String(number)}`, exact: true });
  await room.getByLabel('Room name').fill(name);
  await room.getByLabel('Rent a month').fill(rent);
}

/** Opens the page of a house from the list. */
export async function openHouse(page: Page, name: string): Promise<void> {
  await page.goto('/view');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Completes both steps of the form, up to the page of the open house. */
export async function listHouse(
  page: Page,
  house: HouseToList,
  { room, rent }: { room: string; rent: string },
): Promise<void> {
  await page.goto('/edithouse');
  await fillAddress(page, house);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await fillRoom(page, 1, room, rent);
  await page.getByRole('button', { name: 'Open the house' }).click();
  // Exact match: until the house is open, the heading is "Finish" and its name.
  await expect(page.getByRole('heading', { name: house.name, level: 1, exact: true })).toBeVisible();
}

/** Creates an open house for one story only, with an empty room of each name, when listing it isn't the story. */
export async function makeHouse(
  owner: Account,
  { name, street, postalCode, city }: HouseToList,
  rooms: readonly string[],
  /** Additional fields of each room. */
  more: { readonly size_m2?: number } = {},
): Promise<void> {
  const token = await tokenOf(owner);
  const { userData } = await send(getMe, {}, token);
  const where = { street, postal_code: postalCode, city, country: 'GB', time_zone: 'Europe/London' };
  const begun = { params: { id: userData._id }, body: { name, description: '', currency: 'GBP' as const, ...where } };
  const { _id: id } = await send(addHouse, begun, token);
  const body = {
    rooms: rooms.map((room) => ({ room_name: room, rent: '480.00', deposit: '480.00', ...more })),
    rules: '',
    amenities: [],
  };
  await send(completeHouse, { params: { id }, body }, token);
}

/** Returns the id of a room by its name. @param token of the house's owner */
export async function roomNamed(token: string, house: string, room: string): Promise<string> {
  const { items } = await send(listHouses, { query: { search: house } }, token);
  const { rooms } = await send(getHouse, { params: { id: items[0]?._id ?? '' } }, token);
  return rooms.find(({ room_name: name }) => name === room)?._id ?? '';
}
