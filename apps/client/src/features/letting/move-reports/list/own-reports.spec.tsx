import type { RoomiePublic } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { aHousemate, MARA } from '#test/at-the-chores.tsx';
import { ok } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

async function movingOut(tenancy_state: RoomiePublic['tenancy_state']) {
  signIn('roomie');
  const me = meOf('roomie');
  const userData = { ...me.userData, house: { _id: HOUSE, name: 'Lindenhof' } };
  const server = aServer()
    .on('GET /api/me', () => ok({ ...me, userData }))
    .on('GET /api/move-in-submissions', () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/roomies/by-id/${MARA._id}`, () => ok({ ...aHousemate(MARA), tenancy_state }));
  renderApp('/move-in');
  const card = within(await screen.findByRole('article', { name: 'Moving out' }));
  return { server, card };
}

describe('the move-out report', () => {
  it("can't be started before notice was given, and says why", async () => {
    const { card } = await movingOut('active');
    expect(card.getByText(/You can start once notice is given/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'My agreements' })).toHaveAttribute('href', '/lease');
  });

  it('can be started after notice was given', async () => {
    const { card } = await movingOut('releasing');
    expect(await card.findByRole('button', { name: 'Start' })).toBeEnabled();
  });
});
