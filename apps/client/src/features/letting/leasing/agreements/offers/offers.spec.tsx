import { screen, waitFor, within } from '@testing-library/react';

import { todayHere } from '#lib/dates.ts';
import { offerOf } from '#test/ads.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const EMPTY = { items: [], next_cursor: null };
const OWNER = meOf('homeowner').userData._id;
const CHANGE = `PUT /api/newroomies/${offerOf()._id}` as const;

function withOffer(offer: ReturnType<typeof offerOf>) {
  signIn('homeowner');
  return aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/wds/mine', () => ok(EMPTY))
    .on(`GET /api/wds/homeowner/${OWNER}`, () => ok(EMPTY))
    .on('GET /api/showings', () => ok(EMPTY))
    .on(`GET /api/newroomies/all/${OWNER}`, () => ok({ items: [offer], next_cursor: null }));
}

async function choose(choice: string) {
  const { user } = renderApp('/adview');
  await user.click(await screen.findByRole('button', { name: 'Actions for Mara Lind' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  return user;
}

describe('an offer that is sent again', () => {
  it('asks for a new first day when the offered one has passed', async () => {
    const server = withOffer(offerOf({ state: 'expired', starts_on: '2020-05-01' })).on(CHANGE, () => ok(offerOf()));
    const user = await choose('Send again');
    const dialog = await screen.findByRole('dialog', { name: 'Send the offer to Mara Lind again' });
    expect(within(dialog).getByText(/^The first day of this offer has passed/)).toBeInTheDocument();
    expect(server.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      action: 'resend',
      starts_on: todayHere(),
    });
  });

  it('asks for another first day when the room is not free on the offered one', async () => {
    const errors = [{ path: 'starts_on', message: 'The room is free from January 5.' }];
    withOffer(offerOf()).on(CHANGE, () => refuse('rule_violated', 'The room is free from January 5.', { errors }));
    await choose('Send again');
    const dialog = await screen.findByRole('dialog', { name: 'Send the offer to Mara Lind again' });
    expect(within(dialog).getByText(/^The room is free from January 5/)).toBeInTheDocument();
  });

  it('to another address has a new first day as well, if the offered one has passed', async () => {
    withOffer(offerOf({ starts_on: '2020-05-01' }));
    await choose('Change address');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/From/)).toHaveValue(todayHere());
    expect(within(dialog).getByRole('button', { name: 'Send the offer' })).toBeDisabled();
  });
});
