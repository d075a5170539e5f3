import { clientAddress, networkOf } from './client-address.ts';

describe('who calls', () => {
  it.each([
    ['nobody in between', '203.0.113.9', undefined, 0, '203.0.113.9'],
    ['nobody in between, whatever is claimed', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['one proxy', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['one proxy, and a claim', '10.0.0.1', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies, and two claims', '10.0.0.1', '1.1.1.1,2.2.2.2, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['fewer proxies than were told', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
    ['a proxy that says nothing', '10.0.0.1', ' , ', 1, '10.0.0.1'],
  ])('is known with %s', (_, remote, forwarded, proxies, expected) => {
    expect(clientAddress(remote, forwarded, proxies)).toBe(expected);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unix:', 'unix:'],
  ])('%s is counted as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
