import { AUTH_HEADER, type Role } from '@common-roof/contracts';

import { isReadOffline, storableAnswers } from './answers.ts';

const claimsOf = (role: Role, more: object): string =>
  `x.${btoa(JSON.stringify({ sub: 'a', sid: 'b', role, exp: 4_000_000_000, ...more }))}.y`;

/** Whether an answer to a person is stored on their device. */
async function isKept(role: Role, path: string, claims: object = {}): Promise<boolean> {
  const request = new Request(`https://roof.test${path}`, { headers: { [AUTH_HEADER]: claimsOf(role, claims) } });
  const given = { request, response: new Response('{}'), event: {} as ExtendableEvent };
  return (await storableAnswers.cacheWillUpdate?.(given)) instanceof Response;
}

describe('answers on the device', () => {
  it('have the guide, the wifi, the documents and the calendar of a house', () => {
    const paths = ['guide', 'wifi', 'documents', 'calendar'].map((tail) => `/api/houses/5f/${tail}`);
    expect(paths.map(isReadOffline)).toEqual([true, true, true, true]);
    expect(isReadOffline('/api/houses/5f/calendar-feed')).toBe(false);
    expect(isReadOffline('/api/files/5f')).toBe(false);
  });

  it('have the password of a wifi for who lives there, and for nobody who comes to clean', async () => {
    const kept = (role: Role) => Promise.all(['guide', 'wifi'].map((tail) => isKept(role, `/api/houses/5f/${tail}`)));
    expect(await kept('roomie')).toEqual([true, true]);
    expect(await kept('homeowner')).toEqual([true, true]);
    expect(await kept('neatkeeper')).toEqual([true, false]);
    expect(await kept('admin')).toEqual([false, false]);
  });

  it('have nothing of a homeowner on the device of a co-homeowner', async () => {
    expect(await isKept('homeowner', '/api/houses/5f/guide', { act: { sub: 'c' } })).toBe(false);
  });
});
