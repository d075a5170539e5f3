import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { makeHouse, openHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const HAZEL = { name: 'Hazel House', street: 'Hazel Row 4', postalCode: 'M21 9WT', city: 'Manchester' };
const IRIS = { first_name: 'Iris', last_name: 'Marlow', email: 'iris.marlow@story.test' };
const JON = { first_name: 'Jon', last_name: 'Abara', email: 'jon.abara@story.test' };
const PAGE = '/who-runs-what';

test('roomies elect a speaker, who enters bills until she steps down', async ({ browser }) => {
  await makeHouse('omar', HAZEL, ['Loft', 'Den']);
  await makeRoomie(IRIS, { owner: 'omar', house: HAZEL.name, room: 'Loft' });
  await makeRoomie(JON, { owner: 'omar', house: HAZEL.name, room: 'Den' });
  const [omar, iris, jon] = await Promise.all([
    signIn(browser, 'omar', { at: '/view' }),
    openBrowser(browser, { width: 360 }),
    openBrowser(browser),
  ]);
  await join(iris, IRIS, 'roomie', PAGE);
  await join(jon, JON, 'roomie', PAGE);

  await test.step('the homeowner lets the speaker enter bills', async () => {
    await openHouse(omar, HAZEL.name);
    await omar
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await omar.getByRole('menuitem', { name: 'Who runs what' }).click();
    await omar.getByRole('combobox', { name: 'Bills' }).selectOption('The elected speaker');
    await expect(omar.getByText('Saved. Everyone in the house has been told.')).toBeVisible();
    await checkScreen(omar);
    await expect(iris.getByText('The elected speaker')).toBeVisible();
  });

  await test.step('one roomie calls an election and stands, both vote', async () => {
    await iris.getByRole('button', { name: 'Call an election' }).click();
    await iris.getByRole('alertdialog').getByRole('button', { name: 'Call an election' }).click();
    await iris.getByRole('button', { name: 'Stand for election' }).click();
    await iris.getByRole('button', { name: 'Vote for Iris' }).click();
    await expect(iris.getByText('1 of 2 have voted')).toBeVisible();
    await checkScreen(iris, { light: 'all' });
    await jon.getByRole('button', { name: 'Vote for Iris' }).click();
    await expect(jon.getByText(/^Iris was elected on /)).toBeVisible();
    await expect(iris.getByText(/^You speak for the house until /)).toBeVisible();
  });

  await test.step('the speaker enters a bill, with her name', async () => {
    await iris.getByRole('link', { name: 'Enter a bill' }).click();
    await iris.getByLabel('Amount').fill('64');
    await iris.getByRole('button', { name: 'Enter the bill' }).click();
    await expect(iris.getByRole('heading', { name: 'Bills you entered' })).toBeVisible();
    await expect(iris.getByRole('article').getByText('£64.00')).toBeVisible();
    await checkScreen(iris);
  });

  await test.step('she sets up a recurring bill, and her housemate sees who did', async () => {
    const section = iris.getByRole('region', { name: 'Recurring bills' });
    await section.getByRole('button', { name: 'Add a recurring bill' }).click();
    const dialog = iris.getByRole('dialog', { name: 'Add a recurring bill' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('34');
    await checkScreen(iris);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText(/set by you$/)).toBeVisible();
    await expect(jon.getByRole('region', { name: 'Recurring bills' }).getByText(/set by Iris$/)).toBeVisible();
    await checkScreen(jon);
  });

  await test.step('the homeowner says how bills are usually split, which her form shows', async () => {
    const form = (await iris.getByRole('link', { name: 'Enter a bill' }).getAttribute('href')) ?? '';
    await omar.goto(form);
    await omar.getByRole('button', { name: 'Add a usual split' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Add a usual split' });
    await dialog.getByRole('combobox', { name: 'How is it split?' }).selectOption('By percentages');
    await dialog.getByRole('textbox', { name: 'Percentage of Iris' }).fill('70');
    await dialog.getByRole('button', { name: 'Divide the rest' }).click();
    await checkScreen(omar);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const line = 'Usual split: Iris 70%, Jon 30%, set by Omar';
    await expect(iris.getByRole('region', { name: 'Usual splits' }).getByText(line)).toBeVisible();
    await iris.getByRole('link', { name: 'Enter a bill' }).click();
    await expect(iris.getByText(line).first()).toBeVisible();
    await checkScreen(iris);
    await iris.goto(PAGE);
    await openHouse(omar, HAZEL.name);
    await omar
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await omar.getByRole('menuitem', { name: 'Who runs what' }).click();
  });

  await test.step('she steps down, and the open form goes', async () => {
    const form = await iris.context().newPage();
    await form.goto((await iris.getByRole('link', { name: 'Enter a bill' }).getAttribute('href')) ?? '');
    await expect(form.getByRole('button', { name: 'Enter the bill' })).toBeVisible();
    await iris.getByRole('button', { name: 'Step down' }).click();
    await iris.getByRole('alertdialog').getByRole('button', { name: 'Step down' }).click();
    await expect(form.getByText('Your homeowner hasn’t let you enter bills.')).toBeVisible();
    await expect(iris.getByRole('link', { name: 'Enter a bill' })).toHaveCount(0);
    await expect(omar.getByText('Your roomies haven’t elected a speaker.')).toBeVisible();
  });
  await Promise.all([omar, iris, jon].map((page) => page.context().close()));
});
