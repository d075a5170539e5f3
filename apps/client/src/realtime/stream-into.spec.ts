import { type Note } from '@common-roof/contracts';

import { notesApi } from '#features/living/notes/notes-api.ts';
import { createStore } from '#app/store.ts';
import { api } from '#api/api.ts';
import { FakeLive } from '#test/fake-live.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { signIn } from '#test/people.ts';

const note = (version: number): Note => ({ content: `version ${String(version)}`, version, updated_at: null });

describe('a query updated by socket events', () => {
  const cached = (store: ReturnType<typeof createStore>): Note | undefined =>
    notesApi.endpoints.note.select()(store.getState()).data;

  it('replays events that arrived before the answer, and keeps the newest data', async () => {
    signIn('roomie');
    const fake = new FakeLive().connect();
    const { promise, resolve } = Promise.withResolvers<Response>();
    new FakeServer().on('GET /api/notes', () => promise).install();
    const store = createStore();
    const asked = store.dispatch(notesApi.endpoints.note.initiate());

    fake.push('note:saved', note(5));
    resolve(ok(note(4)));
    await asked;
    await Promise.resolve();
    expect(cached(store)).toEqual(note(5));

    fake.push('note:saved', note(3));
    expect(cached(store)).toEqual(note(5));
    fake.push('note:saved', note(6));
    expect(cached(store)).toEqual(note(6));
    asked.unsubscribe();
    store.dispatch(api.util.resetApiState());
  });
});
