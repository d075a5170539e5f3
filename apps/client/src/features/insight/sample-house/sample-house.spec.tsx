import type { SampleHouse } from '@common-roof/contracts';
import { FIRST_STEPS } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { nothing, ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const NONE = { items: [], next_cursor: null };

function atHome(path: string) {
  signIn('homeowner');
  let sample: SampleHouse = { house_id: null, ends_at: null };
  const named = { name: 'Sample house', is_sample: true };
  const [listed, detail] = [aHouse(named), aHouseDetail(named)];
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/first-steps', () =>
      ok({
        is_shown: true,
        is_done: false,
        is_hidden: false,
        house_id: null,
        steps: FIRST_STEPS.homeowner.map((step) => ({ step, is_done: false })),
      }),
    )
    .on('GET /api/houses/all', () => ok(sample.house_id === null ? NONE : { items: [listed], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(detail))
    .on('GET /api/sample-house', () => ok(sample))
    .on('PUT /api/sample-house', () => {
      sample = { house_id: HOUSE, ends_at: '2026-12-24T12:00:00.000Z' };
      return ok(sample);
    })
    .on('DELETE /api/sample-house', () => {
      sample = { house_id: null, ends_at: null };
      return nothing();
    });
  return { server, ...renderApp(path) };
}

describe('a sample house', () => {
  it('is made from the empty list of houses, opened, and removed after a confirmation', async () => {
    const { user, server, where } = atHome('/view');
    await user.click(await screen.findByRole('button', { name: 'Try a sample house' }));
    expect(await screen.findByRole('heading', { name: 'Sample house', level: 1 })).toBeInTheDocument();
    expect(where.path).toBe(`/house?id=${HOUSE}`);
    const banner = await screen.findByText(/This is a sample house: nothing in it is real\. It’s removed on .*24/);
    expect(banner).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Archive this house' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove the sample house' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the sample house?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(server.times('DELETE', '/api/sample-house')).toBe(1);
    });
    expect(where.path).toBe('/view');
    expect(await screen.findByRole('button', { name: 'Try a sample house' })).toBeInTheDocument();
  });

  it('is marked in the list of houses, which offers no second one', async () => {
    const { user } = atHome('/view');
    await user.click(await screen.findByRole('button', { name: 'Try a sample house' }));
    await user.click((await screen.findAllByRole('link', { name: 'Houses' }))[0] ?? document.body);
    const card = within(await screen.findByRole('article', { name: 'Sample house' }));
    expect(card.getByText('Sample')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try a sample house' })).not.toBeInTheDocument();
  });
});
