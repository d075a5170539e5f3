import { createChores, listHouseFeed, listHouses } from '@common-roof/contracts/schemas';
import { expect, test } from '@playwright/test';

import { send, tokenOf } from '../support/calls.ts';
import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { aPhoto } from '../support/photos.ts';

const YARROW = { name: 'Yarrow House', street: 'Yarrow Lane 2', postalCode: 'M21 9WR', city: 'Manchester' };
const NILS = { first_name: 'Nils', last_name: 'Aho', email: 'nils@cellar.test' };
const WAITS = 'No connection. We’ll post it when you’re back online.';

test('a chore posted offline waits on the phone and arrives once, even if the page was closed in between', async ({
  browser,
}) => {
  await makeHouse('omar', YARROW, ['Front room', 'Back room']);
  await makeRoomie(NILS, { owner: 'omar', house: YARROW.name, room: 'Front room' });
  const token = await tokenOf('omar');
  const { items } = await send(listHouses, { query: { search: YARROW.name } }, token);
  const house = items[0]?._id ?? '';
  const assign = { way: 'open' } as const;
  const chores = [
    { catalogue: 'cellar', assign },
    { catalogue: 'laundry_room', assign },
  ] as const;
  await send(createChores, { body: { house_id: house, chores: [...chores] } }, token);
  const posted = async (): Promise<[chore: string, photos: number][]> => {
    const { items: feed } = await send(listHouseFeed, { params: { id: house }, query: {} }, token);
    return feed.map(({ chore, photos }) => [chore.name, photos.length]);
  };

  let page = await openBrowser(browser, { width: 390, inAdvance: true });
  await join(page, NILS, 'roomie', '/feedbackpage');
  const post = async (chore: string, withPhoto: boolean): Promise<void> => {
    await page.getByRole('button', { name: 'Something else' }).click();
    const dialog = page.getByRole('dialog');
    const choice = dialog.getByRole('option', { name: new RegExp(`^${chore}`) }).first();
    await dialog.getByRole('combobox').selectOption(await choice.getAttribute('value'));
    if (withPhoto) {
      await dialog.getByLabel('Add photos').setInputFiles(await aPhoto(page, 'kitchen'));
      await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Post' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('it waits offline, with its photo, and is sent when there is a network again', async () => {
    // Opened once beforehand, so that its code is loaded when the network is gone.
    await page.getByRole('button', { name: 'Something else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(true);
    await post('Cellar', true);
    const kept = page.getByRole('article', { name: 'Cellar' });
    await expect(kept.getByText(WAITS)).toBeVisible();
    await expect(kept.getByText('1 photo')).toBeVisible();
    expect(await posted()).toEqual([]);
    await page.context().setOffline(false);
    await expect(kept.getByText(/^Extra chore: someone has to confirm it by/)).toBeVisible();
    await expect(page.getByText(WAITS)).toHaveCount(0);
    expect(await posted()).toEqual([['Cellar', 1]]);
  });

  await test.step('it outlives the page: the next page that is opened sends it, once', async () => {
    await page.context().setOffline(true);
    await post('Laundry room', false);
    await expect(page.getByRole('article', { name: 'Laundry room' }).getByText(WAITS)).toBeVisible();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto('/user');
    await expect.poll(posted).toEqual([
      ['Laundry room', 0],
      ['Cellar', 1],
    ]);
    await page.goto('/feedbackpage');
    await expect(page.getByRole('article', { name: 'Laundry room' })).toHaveCount(1);
    await expect(page.getByText(WAITS)).toHaveCount(0);
  });

  await page.context().close();
});
