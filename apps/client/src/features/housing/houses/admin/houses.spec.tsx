import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aHouseDetail, aHouseForAdmin, HOUSE } from '#test/houses.ts';
import { meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const LIST = '/api/houses/admin/houses';

function serverOfAdmin(houses: object[] = [aHouseForAdmin()]) {
  signIn('admin');
  return aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on(`GET ${LIST}`, () => ok({ items: houses, next_cursor: null }));
}

async function choose(user: ReturnType<typeof renderApp>['user'], item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for Lindenhof' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe("the admins' list of houses", () => {
  it('keeps search, filters and order in the URL, and requests them', async () => {
    const server = serverOfAdmin();
    const { user, where } = renderApp('/admin/houses?state=open');
    await user.click(await screen.findByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Most rooms' }));
    await choose(user, 'Only houses of Mara Lindqvist');
    await screen.findByRole('button', { name: 'Show all again: Homeowner: Mara Lindqvist' });
    await choose(user, 'Only houses in Berlin');
    const all = { state: 'open', sort: 'rooms', homeowner_id: PERSON.homeowner, city: 'Berlin' };
    await waitFor(() => {
      expect(Object.fromEntries(new URLSearchParams(where.path.split('?')[1]))).toEqual(all);
      const { query } = server.asked.findLast(({ path }) => path === LIST) ?? {};
      expect(Object.fromEntries(query ?? [])).toEqual(all);
    });
    await user.click(await screen.findByRole('button', { name: 'Show all again: Homeowner: Mara Lindqvist' }));
    await user.click(screen.getByRole('button', { name: 'Show all again: City: Berlin' }));
    await waitFor(() => {
      expect(where.path).toBe('/admin/houses?state=open&sort=rooms');
    });
  });

  it('links from a homeowner to their record', async () => {
    serverOfAdmin();
    renderApp('/admin/houses');
    const [link] = await screen.findAllByRole('link', { name: 'Mara Lindqvist' });
    expect(link).toHaveAttribute('href', `/admin/people/${PERSON.homeowner}`);
  });

  it('distinguishes no houses at all from no matches', async () => {
    serverOfAdmin([]);
    renderApp('/admin/houses?city=Nowhere&homeowner_id=nobody');
    expect(await screen.findByText('No houses match this search and filter.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /One homeowner/ })).not.toBeInTheDocument();
  });

  it('edits the basics based on the version that was seen', async () => {
    const server = serverOfAdmin()
      .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ version: 7 })))
      .on(`PUT /api/houses/${HOUSE}`, () => ok(aHouseDetail({ version: 8, city: 'Potsdam' })));
    const { user } = renderApp('/admin/houses');
    await choose(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lindenhof' }));
    const city = await dialog.findByLabelText(/^City/);
    await user.clear(city);
    await user.type(city, 'Potsdam');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 7, city: 'Potsdam' });
    await waitFor(() => {
      expect(server.times('GET', LIST)).toBe(2);
    });
  });

  it('asks before closing discards input, and then discards it', async () => {
    serverOfAdmin().on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()));
    const { user } = renderApp('/admin/houses');
    await choose(user, 'Edit');
    const open = () => screen.findByRole('dialog', { name: 'Edit Lindenhof' });
    await user.type(await within(await open()).findByLabelText(/^City/), ' at the lake');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await choose(user, 'Edit');
    expect(await within(await open()).findByLabelText(/^City/)).toHaveValue(aHouseDetail().address.city);
  });

  it("archives after a confirmation, and says why it can't be", async () => {
    const server = serverOfAdmin().on(`DELETE /api/houses/${HOUSE}`, () => refuse('conflict', 'Somebody lives here.'));
    const { user } = renderApp('/admin/houses');
    await choose(user, 'Archive');
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive Lindenhof?' }));
    await user.click(question.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Somebody lives here.')).toBeInTheDocument();
    expect(server.asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ homeowner_id: PERSON.homeowner });
  });

  it("restores an archived house, which can't be edited", async () => {
    const server = serverOfAdmin([aHouseForAdmin({ state: 'archived' })]).on(`POST /api/houses/${HOUSE}/restore`, () =>
      ok(aHouseDetail()),
    );
    const { user } = renderApp('/admin/houses');
    await user.click(await screen.findByRole('button', { name: 'Actions for Lindenhof' }));
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    expect(await screen.findByText('Lindenhof restored.')).toBeInTheDocument();
    expect(server.times('POST', `/api/houses/${HOUSE}/restore`)).toBe(1);
  });
});
