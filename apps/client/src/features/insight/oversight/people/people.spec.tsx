import { screen, waitFor, within } from '@testing-library/react';

import { nothing, ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const RUNE = {
  _id: idOf(51),
  account_type: 'roomie',
  first_name: 'Rune',
  last_name: 'Falk',
  photo: null,
  email: 'rune@example.com',
  phone: null,
  email_verified: true,
  disabled: false,
  houses: [{ _id: idOf(100), name: 'Lindenhof' }],
  houses_count: 1,
  created_at: '2026-01-05T10:00:00.000Z',
};

function serverOfAdmin(people: object[] = [RUNE]) {
  signIn('admin');
  return aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on('GET /api/roomies/admin/all', () => ok({ items: people, next_cursor: null }));
}

describe("the admins' list of people", () => {
  it('keeps search, filter and order in the URL', async () => {
    const server = serverOfAdmin();
    const { user, where } = renderApp('/admin/roomies?state=active');
    expect(await screen.findByRole('rowheader', { name: /Rune Falk/ })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'rune');
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Newest first' }));
    await waitFor(() => {
      const address = new URLSearchParams(where.path.split('?')[1]);
      expect(Object.fromEntries(address)).toEqual({ search: 'rune', sort: 'newest', state: 'active' });
    });
    await waitFor(() => {
      const { query } = server.asked.findLast(({ path }) => path === '/api/roomies/admin/all') ?? {};
      expect(Object.fromEntries(query ?? [])).toEqual({ search: 'rune', sort: 'newest', state: 'active' });
    });
  });

  it('reports when nobody matches', async () => {
    serverOfAdmin([]);
    renderApp('/admin/roomies?search=nobody');
    expect(await screen.findByText('No people match this search and filter.')).toBeInTheDocument();
  });

  it('edits a person, and shows errors at their fields', async () => {
    const server = serverOfAdmin().on(`PUT /api/roomies/admin/${RUNE._id}`, () =>
      refuse('invalid_request', 'No.', { errors: [{ path: 'phone', message: 'Enter a phone number.' }] }),
    );
    const { user } = renderApp('/admin/roomies');
    await user.click(await screen.findByRole('button', { name: 'Actions for Rune Falk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('First name'));
    await user.type(dialog.getByLabelText('First name'), 'Runa');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a phone number.')).toBeInTheDocument();
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      first_name: 'Runa',
      last_name: 'Falk',
      phone: null,
    });
  });

  it('edits a homeowner, and links to their houses', async () => {
    const owner = { ...RUNE, account_type: 'homeowner' };
    const server = serverOfAdmin()
      .on('GET /api/homeowners/all', () => ok({ items: [owner], next_cursor: null }))
      .on(`PUT /api/homeowners/admin/${RUNE._id}`, () => ok(owner))
      .on('GET /api/houses/admin/houses', () => ok({ items: [], next_cursor: null }));
    const { user, where } = renderApp('/admin/homeowners');
    const choose = async (item: string): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Rune Falk' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Rune Falk' }));
    await user.type(dialog.getByLabelText('Phone'), '+47 2345 6789');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    const { body } = server.asked.find(({ method }) => method === 'PUT') ?? {};
    expect(body).toEqual({ first_name: 'Rune', last_name: 'Falk', phone: '+47 2345 6789' });
    await choose('Show the houses');
    await waitFor(() => {
      expect(where.path).toBe(`/admin/houses?homeowner_id=${RUNE._id}`);
    });
  });

  it('disables an account after a confirmation and the password', async () => {
    let isFresh = false;
    const server = serverOfAdmin()
      .on('POST /api/auth/confirm-password', () => {
        isFresh = true;
        return nothing();
      })
      .on(`DELETE /api/roomies/admin/${RUNE._id}`, () =>
        isFresh ? nothing() : refuse('step_up_required', 'Please confirm.'),
      );
    const { user } = renderApp('/admin/roomies');
    await user.click(await screen.findByRole('button', { name: 'Actions for Rune Falk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(asking.getByLabelText('Current password'), 'right');
    await user.click(asking.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => {
      expect(server.times('DELETE', `/api/roomies/admin/${RUNE._id}`)).toBe(2);
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
