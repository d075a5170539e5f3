import { createECDH } from 'node:crypto';

import { areUsableKeys, encryptPush } from './encrypt-push.ts';

/** The example of RFC 8291, section 5. */
const RFC = {
  plain: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the encryption of pushes', () => {
  it('is that of RFC 8291', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(RFC.sender, 'base64url');
    const encrypted = encryptPush(Buffer.from(RFC.plain), RFC, { salt: Buffer.from(RFC.salt, 'base64url'), sender });
    expect(encrypted.toString('base64url')).toBe(RFC.body);
  });

  it('differs each time', () => {
    expect(encryptPush(Buffer.from('x'), RFC)).not.toEqual(encryptPush(Buffer.from('x'), RFC));
  });

  it.each([
    ['a key that is no point', { ...RFC, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short key', { ...RFC, p256dh: RFC.p256dh.slice(0, 20) }],
    ['a short secret', { ...RFC, auth: RFC.auth.slice(0, 10) }],
  ])('refuses %s', (_what, keys) => {
    expect(areUsableKeys(RFC)).toBe(true);
    expect(areUsableKeys(keys)).toBe(false);
  });
});
