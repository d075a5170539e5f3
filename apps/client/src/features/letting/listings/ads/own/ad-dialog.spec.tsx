import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { FakeLive } from '#test/fake-live.ts';
import { anAd } from '#test/ads.ts';

const AD = anAd()._id;

describe('an edited ad', () => {
  it("doesn't overwrite changes saved elsewhere unless the user confirms", async () => {
    signIn('homeowner');
    const live = new FakeLive();
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('homeowner')))
      .on(`GET /api/wds/mine/${AD}`, () => ok(anAd({ version: 1 })))
      .on(`GET /api/wds/${AD}/applicants`, () => ok({ items: [], next_cursor: null }))
      .on(`PUT /api/wds/${AD}`, () => refuse('stale_version', 'Somebody changed it.'));
    const { user } = renderApp(`/adview?ad=${AD}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    const title = within(dialog).getByRole('textbox', { name: /Title/ });
    await user.type(title, ' for you');

    server.on(`GET /api/wds/mine/${AD}`, () => ok(anAd({ version: 2, title: 'Theirs' })));
    live.push('ad:changed', { ad_id: AD });
    expect(await screen.findByRole('heading', { level: 1, name: 'Theirs', hidden: true })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This ad has changed since you opened it.')).toBeInTheDocument();
    const saved = (): unknown => server.asked.findLast(({ method }) => method === 'PUT')?.body;
    expect(saved()).toMatchObject({ version: 1, title: 'Sunny room for you' });

    server.on(`PUT /api/wds/${AD}`, () => ok(anAd({ version: 3 })));
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(saved()).toMatchObject({ version: 2, title: 'Sunny room for you' });
  });
});
