import { clockTime, dateAndTime, localeFor, nearDay, nearTime, timeIn, timeOfDay } from './dates.ts';

describe('the locale of dates', () => {
  it("is the reader's own variant of the page's language", () => {
    expect(localeFor('en', ['fr-FR', 'en-GB', 'en-US'])).toBe('en-GB');
  });

  it('is the language itself for a reader who prefers another one', () => {
    expect(localeFor('de', ['en-GB'])).toBe('de');
  });

  it("ignores invalid language tags, such as a system's own name", () => {
    expect(localeFor('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
    expect(localeFor('en', ['en-US@posix'])).toBe('en');
  });

  it('never prevents a time from being shown', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'C']);
    expect(timeOfDay('2026-03-01T18:02:00.000Z', 'en')).toMatch(/^\d{1,2}:\d{2}/);
    jest.restoreAllMocks();
  });
});

describe('a time of day', () => {
  const EARLY = '2026-11-24T04:43:00.000Z';

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['en-GB', '04:43'],
    ['en-US', '4:43\u00a0AM'],
    ['de-DE', '04:43'],
  ])('is written one way in %s, alone and after a date', (locale, written) => {
    const language = locale.slice(0, 2);
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([locale]);
    expect(timeOfDay(EARLY, language)).toBe(dateAndTime(EARLY, language).split(', ').at(-1));
    expect(timeIn('UTC', EARLY, language)).toBe(written);
    expect(clockTime('04:43', language)).toBe(written);
  });
});

describe('a near date', () => {
  const now = new Date('2026-11-26T10:00:00Z');

  it('has its weekday and no year, while a distant one is written in full', () => {
    expect(nearDay('2026-12-09', 'en', now)).toMatch(/^Wed/);
    expect(nearDay('2026-12-09', 'en', now)).not.toContain('2026');
    expect(nearDay('2029-12-09', 'en', now)).toContain('2029');
  });

  it('is followed by its time', () => {
    expect(nearTime('2026-11-27T19:15:00', 'en', now)).toMatch(/^Fri.*15/);
    // The hour is written as everywhere else.
    expect(nearTime('2026-11-27T19:15:00', 'en', now)).toContain(timeOfDay('2026-11-27T19:15:00', 'en'));
    expect(nearTime('2029-11-27T19:15:00', 'en', now)).toContain('2029');
  });
});
