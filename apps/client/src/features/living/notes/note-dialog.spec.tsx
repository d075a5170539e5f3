import type { Note } from '@common-roof/contracts';
import { screen, waitFor } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { type FakeServer, ok, refuse } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const note = (content: string, version: number): Note => ({ content, version, updated_at: '2026-01-05T10:00:00.000Z' });

async function openNote(server: FakeServer) {
  signIn('roomie');
  server.on('GET /api/me', () => ok(meOf('roomie')));
  const app = renderApp('/user');
  await app.user.click(await screen.findByRole('button', { name: 'Your Notes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your Sticky Note' });
  const field = screen.getByPlaceholderText('Write anything...');
  await waitFor(() => {
    expect(field).toBeEnabled();
  });
  return { ...app, dialog, field };
}

describe('the sticky note', () => {
  it('opens as specified: title, eight rows, placeholder, Cancel and Save', async () => {
    const { field } = await openNote(aServer().on('GET /api/notes', () => ok(note('Buy salt', 2))));
    expect(field).toHaveValue('Buy salt');
    expect(field).toHaveAttribute('rows', '8');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it("is empty if it can't be loaded", async () => {
    const { field } = await openNote(aServer().on('GET /api/notes', () => refuse('not_found', 'No note.')));
    expect(field).toHaveValue('');
  });

  it('saves with Ctrl + Enter and its base version, and closes', async () => {
    const server = aServer()
      .on('GET /api/notes', () => ok(note('Buy salt', 2)))
      .on('POST /api/notes', () => ok(note('Buy salt!', 3)));
    const { user, field, dialog } = await openNote(server);
    await user.type(field, '!{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(server.asked.find(({ method, path }) => method === 'POST' && path === '/api/notes')?.body).toEqual({
      content: 'Buy salt!',
      version: 2,
    });
  });

  it("keeps the text if it can't be saved", async () => {
    const server = aServer()
      .on('GET /api/notes', () => ok(note('', 0)))
      .on('POST /api/notes', () => refuse('rate_limited', 'Too many notes at once.'));
    const { user, field } = await openNote(server);
    await user.type(field, 'important');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too many notes at once.')).toBeInTheDocument();
    expect(field).toHaveValue('important');
  });

  it('follows changes from elsewhere until the user types', async () => {
    const fake = new FakeLive();
    const { field } = await openNote(aServer().on('GET /api/notes', () => ok(note('old', 2))));
    fake.push('note:saved', note('new', 3));
    await waitFor(() => {
      expect(field).toHaveValue('new');
    });
  });

  it('reports a change in another window, and lets the user keep their text', async () => {
    const server = aServer()
      .on('GET /api/notes', () => ok(note('old', 2)))
      .on('POST /api/notes', () => refuse('stale_version', 'The note has changed.', { current: note('theirs', 3) }));
    const { user, field } = await openNote(server);
    await user.type(field, ' mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This note was changed in another window.')).toBeInTheDocument();
    expect(screen.getByText('theirs')).toBeInTheDocument();

    server.on('POST /api/notes', () => ok(note('old mine', 4)));
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(field).toHaveValue('old mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(server.asked.findLast(({ method, path }) => method === 'POST' && path === '/api/notes')?.body).toEqual({
        content: 'old mine',
        version: 3,
      });
    });
  });

  it('takes the saved text on request', async () => {
    const fake = new FakeLive();
    const { user, field } = await openNote(aServer().on('GET /api/notes', () => ok(note('old', 2))));
    await user.type(field, ' mine');
    fake.push('note:saved', note('theirs', 3));
    await user.click(await screen.findByRole('button', { name: 'Use the saved one' }));
    expect(field).toHaveValue('theirs');
  });
});
