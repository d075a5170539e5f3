import { randomBytes, randomUUID } from 'node:crypto';

import { loggedPath } from './logged-path.ts';

const secretOf = (bytes: number): string => randomBytes(bytes).toString('base64url');

describe('the path in a log', () => {
  it('holds no query, and no secret of a link', () => {
    expect(loggedPath(`/api/newlease/${secretOf(16)}`)).toBe('/api/newlease/…');
    expect(loggedPath(`/api/newroomies/${secretOf(32)}/terms?x=1`)).toBe('/api/newroomies/…/terms');
    expect(loggedPath(`/reset-password?token=${secretOf(32)}`)).toBe('/reset-password');
  });

  it('says which thing it was about', () => {
    const id = randomUUID();
    expect(loggedPath(`/api/houses/${id}/roomies`)).toBe(`/api/houses/${id}/roomies`);
    expect(loggedPath('/api/houses/variable-costs-table')).toBe('/api/houses/variable-costs-table');
  });
});
