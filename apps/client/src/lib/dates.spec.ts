import { localeFor, timeOfDay } from './dates.ts';

describe('the locale of dates', () => {
  it("is the reader's own within the language of the page", () => {
    expect(localeFor('en', ['fr-FR', 'en-GB', 'en-US'])).toBe('en-GB');
  });

  it('is the language itself for somebody who does not ask for it', () => {
    expect(localeFor('de', ['en-GB'])).toBe('de');
  });

  it("passes over what is no language tag, such as a system's own name", () => {
    expect(localeFor('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
    expect(localeFor('en', ['en-US@posix'])).toBe('en');
  });

  it('never keeps a time from being told', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'C']);
    expect(timeOfDay('2026-03-01T18:02:00.000Z', 'en')).toMatch(/^\d{1,2}:\d{2}/);
    jest.restoreAllMocks();
  });
});
