import { localDefaults, usualIn } from './local-defaults.ts';

describe('where a house is guessed to be', () => {
  it('is told time by its country, whatever clock the device has', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    expect(localDefaults('en')).toEqual({ country: 'GB', currency: 'GBP', time_zone: 'Europe/London' });
  });

  it('is told time by the device in a country of several zones', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(localDefaults('en')).toEqual({ country: 'US', currency: 'USD', time_zone: timeZone });
  });

  it('has the money of its country', () => {
    expect(usualIn('CH')).toEqual({ currency: 'CHF', time_zone: 'Europe/Zurich' });
  });
});
