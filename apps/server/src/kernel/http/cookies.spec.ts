import { cookie, readCookie } from './cookies.ts';

const asked = (sent: string) => ({ headers: { cookie: sent } });

describe('a cookie', () => {
  it('is bound to the host and to TLS where the product is reached by it', () => {
    expect(cookie('device-1', 'x.y', { maxAgeSeconds: 60, secure: true })).toBe(
      '__Host-device-1=x.y; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    );
    expect(cookie('device-1', 'x.y', { maxAgeSeconds: 60, secure: false })).toBe(
      'device-1=x.y; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
    );
  });

  it('counts before one of the plain name, which another host of the domain may have set', () => {
    expect(readCookie(asked('device-1=theirs; __Host-device-1=ours'), 'device-1')).toBe('ours');
    expect(readCookie(asked('other=1; device-1=plain'), 'device-1')).toBe('plain');
    expect(readCookie(asked('device-12=longer'), 'device-1')).toBeUndefined();
  });
});
