import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

describe('navigating to another page', () => {
  it('scrolls to the top of the page and moves the focus into it', async () => {
    signIn('roomie');
    aServer().on('GET /api/me', () => ok(meOf('roomie')));
    const { user } = renderApp('/user');
    await screen.findByRole('heading', { level: 1, name: /Mara/ });
    expect(document.body).toHaveFocus();
    const scroller = document.getElementById('scroller');
    if (scroller !== null) scroller.scrollTop = 500;

    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Profile' }));
    await screen.findByLabelText('Phone');
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    expect(scroller).toHaveProperty('scrollTop', 0);
  });
});
