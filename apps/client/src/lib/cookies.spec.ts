import { cookieText, readCookie, writeCookie } from './cookies.ts';

describe('a setting stored in a cookie', () => {
  it('is read back', () => {
    writeCookie('choice', 'ä; b');
    expect(readCookie('choice')).toBe('ä; b');
    expect(readCookie('choic')).toBeNull();
  });

  it('is bound to the host and to TLS if the page uses it', () => {
    expect(cookieText('choice', 'dark', true)).toBe(
      '__Host-choice=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(cookieText('choice', 'dark', false)).toBe('choice=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  });
});
