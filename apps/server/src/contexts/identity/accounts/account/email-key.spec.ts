import { emailKey } from './email-key.ts';

describe('emailKey', () => {
  it('ignores the case of the domain and keeps that of the local part', () => {
    expect(emailKey('Helen@Demo.TEST')).toBe('Helen@demo.test');
  });

  it('is equal for composed and decomposed letters', () => {
    expect(emailKey('jos\u0065\u0301@demo.test')).toBe(emailKey('jos\u00e9@demo.test'));
  });

  it('differs for look-alike addresses', () => {
    expect(emailKey('pаul@demo.test')).not.toBe(emailKey('paul@demo.test'));
  });
});
