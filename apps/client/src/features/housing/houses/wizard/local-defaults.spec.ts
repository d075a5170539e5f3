import { localDefaults } from './local-defaults.ts';

describe('the default location of a house', () => {
  it("uses the country's time zone, whatever the device's", () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    expect(localDefaults('en')).toEqual({ country: 'GB', currency: 'GBP', time_zone: 'Europe/London' });
  });

  it("uses the device's time zone in a country with several", () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(localDefaults('en')).toEqual({ country: 'US', currency: 'USD', time_zone: timeZone });
  });
});
