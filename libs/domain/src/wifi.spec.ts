import { wifiCode } from './wifi.ts';

describe('the code of a network', () => {
  it('has its kind, its name and its password', () => {
    expect(wifiCode({ network: 'Alder House', security: 'wpa', password: 'tea and toast' })).toBe(
      'WIFI:T:WPA;S:Alder House;P:tea and toast;;',
    );
  });

  it('escapes what has a meaning in it', () => {
    expect(wifiCode({ network: 'a;b,c', security: 'wep', password: String.raw`x:"y\z` })).toBe(
      String.raw`WIFI:T:WEP;S:a\;b\,c;P:x\:\"y\\z;;`,
    );
  });

  it('quotes what would be read as bytes', () => {
    expect(wifiCode({ network: 'cafe', security: 'wpa', password: '12345678' })).toBe(
      'WIFI:T:WPA;S:"cafe";P:"12345678";;',
    );
  });

  it('of an open network has no password', () => {
    expect(wifiCode({ network: 'Guests', security: 'open', password: null })).toBe('WIFI:T:nopass;S:Guests;;');
  });
});
