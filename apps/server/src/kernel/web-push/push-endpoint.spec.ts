import { isAllowedEndpoint, isPublicAddress, lookUpPublic } from './push-endpoint.ts';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGu',
    'https://wns2-am3p.notify.windows.com/w/?token=BQ%3d',
  ])('may be %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, false)).toBe(true);
  });

  it.each([
    'http://push.example.org/1',
    'https://push.example.org:8443/1',
    'https://user:password@push.example.org/1',
    'https://localhost/1',
    'https://localhost./1',
    'https://redis/1',
    'https://127.0.0.1/1',
    'https://0x7f.1/1',
    'https://2130706433/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'http://127.0.0.1:6379/1',
    'ftp://push.example.org/1',
    'push.example.org',
    '',
  ])('is not %j', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, false)).toBe(false);
  });

  it('may be on this machine where that is configured, and on no other', () => {
    expect(isAllowedEndpoint('http://127.0.0.1:4000/1', true)).toBe(true);
    expect(isAllowedEndpoint('http://127.0.0.2:4000/1', true)).toBe(false);
    expect(isAllowedEndpoint('http://10.0.0.1:4000/1', true)).toBe(false);
  });
});

describe('an IP address', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2a00:1450:4001:800::200a'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '198.19.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'example.org', ''],
  ])('%j is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('that is private ends the lookup of its name', async () => {
    const failure = await new Promise((resolve) => {
      lookUpPublic('localhost', {}, resolve);
    });
    expect(failure).toBeInstanceOf(Error);
  });
});
