import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { strFromU8, unzipSync } from 'fflate';

import { ZipWriter } from './zip-writer.ts';

const AT = new Date('2026-05-01T12:00:00Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'common-roof-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a ZIP', () => {
  it('contains every entry, compressed or stored, under names in any script', async () => {
    const place = join(folder, 'whole.zip');
    const zip = new ZipWriter(place);
    await zip.addFile('README.txt', 'Grüße', AT);
    await zip.addFile('dateien/größe.bin', Readable.from([Buffer.from([1, 2]), Buffer.from([3])]), AT, false);
    await zip.addFile('empty.csv', '', AT);
    await zip.finish();
    const entries = unzipSync(await readFile(place));
    expect(Object.keys(entries)).toEqual(['README.txt', 'dateien/größe.bin', 'empty.csv']);
    expect(strFromU8(entries['README.txt'] ?? new Uint8Array())).toBe('Grüße');
    expect([...(entries['dateien/größe.bin'] ?? [])]).toEqual([1, 2, 3]);
  });

  it('fails when an entry fails', async () => {
    const zip = new ZipWriter(join(folder, 'broken.zip'));
    const broken = new Readable({ read: () => broken.destroy(new Error('The disk is gone.')) });
    await expect(zip.addFile('a.bin', broken, AT)).rejects.toThrow('The disk is gone.');
  });

  it("fails without hanging when it can't be written", async () => {
    const zip = new ZipWriter(join(folder, 'no', 'such', 'folder.zip'));
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536);
      })(),
    );
    await expect(zip.addFile('a.bin', endless, AT)).rejects.toThrow('ENOENT');
    endless.destroy();
  });
});
