import { screen, waitFor, within } from '@testing-library/react';

import { atTheChores } from '#test/at-the-chores.tsx';
import { nothing, ok } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';

const LINK = `/api/houses/calendar-link/${HOUSE}` as const;
const addressOf = (key: string) => `https://roof.test/api/houses/${HOUSE}/calendar.ics?key=${key}`;
const linkOf = (key: string) => ({ own: addressOf(key), house: `${addressOf(key)}&of=house` });
const NONE = { own: null, house: null };

async function openDialog(as: 'roomie' | 'homeowner', link: { own: string | null; house: string | null }) {
  const page = atTheChores('/chores', { as });
  const held = { link };
  page.server
    .on(`GET ${LINK}`, () => ok(held.link))
    .on(`PUT ${LINK}`, () => {
      held.link = linkOf('second');
      return ok(held.link);
    })
    .on(`DELETE ${LINK}`, () => {
      held.link = NONE;
      return nothing();
    });
  await page.user.click(await screen.findByRole('button', { name: 'In your calendar' }));
  return page;
}

describe('chores in a calendar program', () => {
  it('have addresses on request, to open or copy', async () => {
    const { user } = await openDialog('roomie', NONE);
    await user.click(await screen.findByRole('button', { name: 'Create calendar links' }));
    const own = await screen.findByRole('link', { name: 'Your turns: open in calendar' });
    expect(own).toHaveAttribute('href', addressOf('second').replace('https:', 'webcal:'));
    await user.click(screen.getByRole('button', { name: 'The whole house: copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(`${addressOf('second')}&of=house`);
    });
  });

  it("are the house's for a reader without chores", async () => {
    await openDialog('homeowner', linkOf('first'));
    expect(await screen.findByRole('region', { name: 'The whole house' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your turns' })).not.toBeInTheDocument();
    expect(screen.getByText(/It stops working when you change your password/)).toBeVisible();
  });

  it('get new addresses, or none, after a confirmation', async () => {
    const { server, user } = await openDialog('roomie', linkOf('first'));
    await user.click(await screen.findByRole('button', { name: 'New links' }));
    const renewing = within(await screen.findByRole('alertdialog'));
    expect(renewing.getByText(/stop updating/)).toBeVisible();
    expect(server.times('PUT', LINK)).toBe(0);
    await user.click(renewing.getByRole('button', { name: 'New links' }));
    expect(await screen.findByText(/The old ones no longer work/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
    await waitFor(() => {
      expect(server.times('DELETE', LINK)).toBe(1);
    });
    expect(await screen.findByRole('button', { name: 'Create calendar links' })).toBeVisible();
  });
});
