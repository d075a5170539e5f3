import { withPathsOfCaller } from './paths-of-caller.ts';

const before = process.env['INIT_CWD'];

beforeEach(() => {
  process.env['INIT_CWD'] = '/home/ada';
});
afterEach(() => {
  if (before === undefined) delete process.env['INIT_CWD'];
  else process.env['INIT_CWD'] = before;
});

describe('paths of the person who typed them', () => {
  it('are read from their folder, and not from the one in which npm runs', () => {
    expect(withPathsOfCaller(['old/backup.tar.gz'])).toEqual(['/home/ada/old/backup.tar.gz']);
    expect(withPathsOfCaller(['--to', '../usb'])).toEqual(['--to', '/home/usb']);
  });

  it('stay as they are where they are whole, and so does everything else', () => {
    expect(withPathsOfCaller(['/mnt/usb/backup.tar.gz'])).toEqual(['/mnt/usb/backup.tar.gz']);
    expect(withPathsOfCaller(['--keep', '3', '--without-trial'])).toEqual(['--keep', '3', '--without-trial']);
  });
});
