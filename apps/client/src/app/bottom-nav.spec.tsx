import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { aConversation, conversationPageOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const onAPhone = (): void => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};

describe("a roomie's bottom navigation", () => {
  it('has the everyday pages, marks the current one also on its subpages, and shows the unread count', async () => {
    onAPhone();
    signIn('roomie');
    aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/messages', () => ok(conversationPageOf([aConversation({ unread: 3, last_seq: 3 })])))
      .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
      .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()))
      .on('GET /api/chores', () => ok({ items: [], next_cursor: null }));
    const { user } = renderApp('/chores/all');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user',
      '/chores',
      '/chat',
      '/supplies',
    ]);
    expect(menu.getByRole('link', { name: 'Chores' })).toHaveAttribute('aria-current', 'true');
    expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await waitFor(() => {
      expect(menu.getByRole('link', { name: /Chat/ })).toHaveTextContent('3');
    });
    await user.click(menu.getByRole('button', { name: 'More' }));
    const more = await screen.findAllByRole('menuitem');
    expect(more.map((item) => item.getAttribute('href'))).toEqual([
      ...[
        '/feedbackpage',
        '/rulechange',
        '/showings',
        '/announcements',
        '/repairs',
        '/calendar',
        '/stock',
        '/guide',
        '/lease',
        '/move-in',
      ],
      ...['/rate-ar', '/passport', '/Profile'],
    ]);
  });
});
