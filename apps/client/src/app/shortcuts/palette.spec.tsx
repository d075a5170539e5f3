import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { aHouse } from '#test/houses.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

function atHome(path = '/Profile') {
  signIn('homeowner');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }));
  return { server, ...renderApp(path) };
}

const isThere = () => screen.findByRole('heading', { name: 'Profile', level: 1 });
const field = () => screen.findByRole('combobox', { name: 'Search and commands' });
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

afterEach(() => {
  document.cookie = 'common-roof-shortcuts=on; Path=/';
  window.sessionStorage.clear();
});

describe('the command palette', () => {
  it('opens by keys, finds a page by a few letters and goes there', async () => {
    const { user, where } = atHome();
    await isThere();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'anno');
    expect(options().map((option) => option.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Announcements'),
        expect.stringContaining('Post an announcement'),
      ]),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(where.path).toBe('/announcements');
    });
    expect(screen.queryByRole('combobox', { name: 'Search and commands' })).not.toBeInTheDocument();
  });

  it('has houses and actions, and shows what was used last first', async () => {
    const { user, where } = atHome();
    await isThere();
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await field(), 'lindenhof');
    await user.click(await screen.findByRole('option', { name: /^Lindenhof/ }));
    await waitFor(() => {
      expect(where.path).toMatch(/^\/house\?id=/);
    });
    await user.keyboard('{Control>}k{/Control}');
    await field();
    expect(screen.getByText('Recent')).toBeInTheDocument();
    expect(options()[0]).toHaveTextContent('Lindenhof');
  });

  it('closes with Escape and changes nothing', async () => {
    const { user, where } = atHome();
    await isThere();
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('combobox', { name: 'Search and commands' })).not.toBeInTheDocument();
    });
    expect(where.path).toBe('/Profile');
  });
});

describe('the shortcuts', () => {
  it('go to a page by g and a letter, but not from a field', async () => {
    const { user, where } = atHome();
    await isThere();
    await user.click(await screen.findByRole('textbox', { name: 'First name' }));
    await user.keyboard('gm?{Backspace}{Backspace}{Backspace}');
    expect(where.path).toBe('/Profile');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('heading', { name: 'Profile', level: 1 }));
    await user.keyboard('gm');
    await waitFor(() => {
      expect(where.path).toBe('/chat');
    });
  });

  it('are listed by ?, with those of the role', async () => {
    const { user } = atHome();
    await isThere();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Bills')).toBeInTheDocument();
    expect(list.queryByText('Audit log')).not.toBeInTheDocument();
  });

  it('are turned off in the profile', async () => {
    const { user } = atHome();
    await user.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
    await user.click(await isThere());
    await user.keyboard('?');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
