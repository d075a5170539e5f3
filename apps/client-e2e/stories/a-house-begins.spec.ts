import { expect, test } from '@playwright/test';

import { advertise, applyForRoom, offerRoom, shortlist } from '../support/ads.ts';
import { applyAsHomeowner, approve } from '../support/homeowners.ts';
import { listHouse } from '../support/houses.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { joinByScreens } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';
import { addPhoto } from '../support/photos.ts';
import { proposeShowing } from '../support/showings.ts';

const MARA = { first_name: 'Mara', last_name: 'Lind', email: 'mara.lind@example.test', city: 'Leeds' };
const SAM = {
  first_name: 'Sam',
  last_name: 'Okoro',
  email: 'sam.okoro@example.test',
  message: 'I cook on Sundays.',
};
const LARCH = { name: 'Larch House', street: '3 Park Row', postalCode: 'LS1 5HD', city: 'Leeds' };
const ROOM = 'Bay window';
const AD = {
  house: LARCH.name,
  room: ROOM,
  title: 'Quiet room over Park Row',
  text: 'Twelve square metres, and a view.',
};

test('a homeowner applies, is approved, lists a house and advertises its room; a stranger applies, views it and gets an offer', async ({
  browser,
}) => {
  const mara = await openBrowser(browser);
  const sam = await openBrowser(browser);

  await test.step('she applies, and an admin who is watching approves', async () => {
    const admin = await signIn(browser, 'admin', { at: '/admino' });
    await expect(admin.getByRole('heading', { name: 'Ines Ferreira' })).toBeVisible();
    await applyAsHomeowner(mara, MARA);
    await approve(admin, MARA);
    await admin.context().close();
    await joinByScreens(mara, MARA);
    await expect(mara).toHaveURL(/\/admin$/);
  });

  await test.step('she lists a house with a room and a photo of it', async () => {
    await listHouse(mara, LARCH, { room: ROOM, rent: '560' });
    await addPhoto(mara, { house: LARCH.name, room: ROOM, caption: 'The window' });
  });

  await test.step('she advertises the room', async () => {
    await advertise(mara, AD);
  });

  await test.step('a stranger without an account finds the room and applies', async () => {
    await sam.goto('/roomad?city=leeds');
    await sam.getByRole('link', { name: AD.title }).click();
    await expect(sam.getByText('£560 a month')).toBeVisible();
    await expect(sam.getByRole('img', { name: 'The window' })).toBeVisible();
    await expect(sam.getByText(LARCH.street)).toHaveCount(0);
    await applyForRoom(sam, SAM);
  });

  await test.step('she shortlists him', async () => {
    await shortlist(mara, SAM);
  });

  await test.step('she proposes a showing; he confirms it by the link in his e-mail, and she sees it at once', async () => {
    await proposeShowing(mara, SAM);
    const showings = mara.getByRole('region', { name: 'Showings' });
    await expect(showings.getByText('Waiting for Sam to answer')).toBeVisible();
    await sam.goto(await linkIn(SAM.email, '/showing'));
    await expect(sam.getByText(/3 Park Row/)).toBeVisible();
    await sam.getByRole('button', { name: 'Yes, I’ll come' }).click();
    await expect(sam.getByText('Confirmed. See you there.')).toBeVisible();
    await expect(showings.getByText('Confirmed', { exact: true })).toBeVisible();
    const mail = await mailTo(SAM.email, /Your showing of .* is confirmed/);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['showing.ics']);
  });

  await test.step('she offers him the room, and sees that he has opened it', async () => {
    await offerRoom(mara, SAM);
    await sam.goto(await linkIn(SAM.email, '/newlease/'));
    await expect(sam.getByRole('heading', { name: /Sam, Mara Lind is offering you a room/ })).toBeVisible();
    await expect(sam.getByText(/3 Park Row/)).toBeVisible();
    await expect(sam.getByText(/is still writing the lease/)).toBeVisible();
    await mara.goto('/adview');
    await expect(mara.getByText('Opened', { exact: true })).toBeVisible();
  });

  await mara.context().close();
  await sam.context().close();
});
