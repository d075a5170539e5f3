import type { FirstSteps, Role } from '@common-roof/contracts';
import { FIRST_STEPS } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { nothing, ok } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { HOME_OF } from '#session/home-of.ts';

const NONE = { items: [], next_cursor: null };

function atHome(role: Role, first: Partial<FirstSteps>, path = HOME_OF[role]) {
  signIn(role);
  let shown: FirstSteps = { is_shown: true, is_done: false, is_hidden: false, house_id: HOUSE, steps: [], ...first };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/first-steps', () => ok(shown))
    .on('GET /api/neatkeepers/all-houses', () => ok(NONE))
    .on('GET /api/neatkeepers/invitations', () => ok(NONE))
    .on('PUT /api/first-steps/hidden', () => {
      shown = { ...shown, is_shown: false, is_hidden: true };
      return nothing();
    })
    .on('DELETE /api/first-steps/hidden', () => {
      shown = { ...shown, is_shown: true, is_hidden: false };
      return nothing();
    });
  return { server, ...renderApp(path) };
}

const stepsOf = (role: Role, ...done: string[]): FirstSteps['steps'] =>
  FIRST_STEPS[role].map((step) => ({ step, is_done: done.includes(step) }));
const list = async () => within(await screen.findByRole('region', { name: 'Getting started' }));

describe('the first steps', () => {
  it('show the next three with their reasons, and all on demand', async () => {
    const { user } = atHome('neatkeeper', { steps: stepsOf('neatkeeper', 'profile') });
    const first = await list();
    expect(first.getByText('1 of 4 done')).toBeInTheDocument();
    expect(first.getAllByRole('listitem')).toHaveLength(3);
    expect(first.getByText('A homeowner’s invitation appears on this page and in your e-mail.')).toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'Show all 4' }));
    expect(first.getAllByRole('listitem')).toHaveLength(4);
    expect(first.getByText('Complete your profile')).toHaveTextContent('(done)');
  });

  it('are dismissed on the home page, and brought back in the profile', async () => {
    const { user, server } = atHome('neatkeeper', { steps: stepsOf('neatkeeper') });
    await user.click((await list()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Getting started' })).not.toBeInTheDocument();
    });
    expect(server.times('PUT', '/api/first-steps/hidden')).toBe(1);
  });

  it('come back from the profile', async () => {
    const steps = stepsOf('neatkeeper');
    const { user, server } = atHome('neatkeeper', { steps, is_shown: false, is_hidden: true }, '/profile');
    await user.click(await screen.findByRole('button', { name: 'Show it on my home page' }));
    // The profile's section has the same name as the list on the home page, and stays until the answer is there.
    expect(await screen.findByText('0 of 4 done')).toBeInTheDocument();
    expect(server.times('DELETE', '/api/first-steps/hidden')).toBe(1);
  });

  it('end with one friendly sentence, which is not shown again', async () => {
    const { server } = atHome('neatkeeper', { is_done: true, steps: stepsOf('neatkeeper', ...FIRST_STEPS.neatkeeper) });
    const end = await screen.findByRole('region', { name: 'You’re all set' });
    await waitFor(() => {
      expect(server.times('PUT', '/api/first-steps/hidden')).toBe(1);
    });
    // It can be read in peace: it stays until the page is left.
    expect(end).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Getting started' })).not.toBeInTheDocument();
  });
});
