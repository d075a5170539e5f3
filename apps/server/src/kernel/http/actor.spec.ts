import { type AuthenticatedRequest, originOf } from './actor.ts';

const requestBy = (actor: Partial<AuthenticatedRequest['actor'] & object>): AuthenticatedRequest =>
  ({ ip: '192.0.2.1', id: 'request', headers: { 'user-agent': 'curl' }, actor }) as unknown as AuthenticatedRequest;

describe('the origin of a request', () => {
  it('names the API token that the call was made with', () => {
    expect(originOf(requestBy({ token: { id: 'token', scopes: [] } }))).toMatchObject({ apiTokenId: 'token' });
    expect(originOf(requestBy({}))).not.toHaveProperty('apiTokenId');
  });
});
