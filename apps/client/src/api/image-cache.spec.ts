import { waitFor } from '@testing-library/react';

import { session } from '#session/session.ts';
import { FakeServer, refuse } from '#test/fake-server.ts';
import { idOf, signIn, tokenOf } from '#test/people.ts';
import { imageCache } from './image-cache.ts';

const PATH = `/api/images/${idOf(1)}/small` as const;
const picture = (): Response => new Response(new Blob(['picture']), { status: 200 });

let shown: string[];
let revoked: string[];

beforeEach(() => {
  shown = [];
  revoked = [];
  URL.createObjectURL = () => {
    shown.push(`blob:${String(shown.length + 1)}`);
    return shown.at(-1) ?? '';
  };
  URL.revokeObjectURL = (url) => void revoked.push(url);
  signIn('roomie');
});
afterEach(() => {
  session.end('logged_out');
});

describe('a protected image', () => {
  it('is fetched once with the token, however many elements show it', async () => {
    const server = new FakeServer().on(`GET ${PATH}`, picture).install();
    const [one, two] = [imageCache.acquire(PATH), imageCache.acquire(PATH)];
    expect(await one.url).toBe(await two.url);
    expect(server.times('GET', PATH)).toBe(1);
    expect(server.asked[0]?.headers.get('x-auth-token')).toBe(session.token());
    one.release();
    two.release();
    expect(revoked).toEqual([]); // kept in case it is shown again
  });

  it("is null if it is missing or not for this reader, and isn't requested again", async () => {
    const server = new FakeServer().on(`GET ${PATH}`, () => refuse('not_found', 'Nothing here.')).install();
    expect(await imageCache.acquire(PATH).url).toBeNull();
    expect(await imageCache.acquire(PATH).url).toBeNull();
    expect(server.times('GET', PATH)).toBe(1);
  });

  it('is fetched again after a server error', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    const server = new FakeServer().on(`GET ${PATH}`, () => new Response(null, { status: 503 })).install();
    expect(await imageCache.acquire(PATH).url).toBeNull();
    server.on(`GET ${PATH}`, picture);
    expect(await imageCache.acquire(PATH).url).toMatch(/^blob:/);
    errors.mockRestore();
  });

  it('is dropped when another account signs in, and kept when the token is renewed', async () => {
    const server = new FakeServer().on(`GET ${PATH}`, picture).install();
    const url = await imageCache.acquire(PATH).url;
    session.renew(tokenOf('roomie', { expiresIn: 7_200 }));
    expect(revoked).toEqual([]);
    signIn('homeowner');
    await waitFor(() => {
      expect(revoked).toEqual([url]);
    });
    await imageCache.acquire(PATH).url;
    expect(server.times('GET', PATH)).toBe(2);
  });
});
