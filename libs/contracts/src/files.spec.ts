import { durationText } from './files.ts';
import { uploadFile } from './schemas/files.ts';

describe('a duration', () => {
  it.each([
    [1, '0:01'],
    [14_000, '0:14'],
    [59_001, '1:00'],
    [300_000, '5:00'],
  ])('of %i milliseconds is shown as %s', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});

describe('what is uploaded beside photos', () => {
  const accepts = (about: object): boolean => uploadFile.body?.safeParse(about).success === true;

  it.each([
    { name: 'Lease.pdf' },
    { name: 'Ünïcode 漢字 & "quotes".pdf' },
    { duration_ms: 14_000 },
    { duration_ms: 300_000 },
  ])('may be %j', (about) => {
    expect(accepts(about)).toBe(true);
  });

  it.each([
    {},
    { name: '' },
    { name: ' ' },
    { name: '../lease.pdf' },
    { name: 'C:\\lease.pdf' },
    { name: 'lease\u202efdp.exe' },
    { name: 'lease\r\nx: y.pdf' },
    { name: 'a'.repeat(121) },
    { name: 'Lease.pdf', duration_ms: 14_000 },
    { duration_ms: 0 },
    { duration_ms: 300_001 },
    { duration_ms: 1.5 },
    { name: 'Lease.pdf', type: 'application/pdf' },
  ])("can't be %j", (about) => {
    expect(accepts(about)).toBe(false);
  });
});
