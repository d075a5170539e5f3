import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { exportReadme, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { measured } from '#kernel/crypto/measured.ts';
import { csvOf } from '#kernel/csv/send-csv.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { ZipWriter } from '#kernel/files/zip-writer.ts';
import type { ExportRequest } from './declare-personal-data.ts';
import { PersonalData } from './personal-data.ts';
import { tableOf } from './table-of.ts';

/** Maximum length of each list. One list at a time is in memory, and nobody creates more entries by hand. */
export const NEWEST_PACKED = 100_000;

interface Packing {
  readonly zip: ZipWriter;
  readonly asker: ExportRequest;
  readonly at: Date;
}

/** Packs all data of one account as a ZIP: JSON for programs, tables for spreadsheets, and the files themselves. */
@Injectable()
export class PackPersonalData {
  constructor(
    private readonly register: PersonalData,
    private readonly files: FileStore,
  ) {}

  /**
   * Writes to a new file on disk. Rows that are added at the same time may or may not be included.
   * @param at the creation time stated in the copy
   */
  async write(place: string, { id, reader }: { id: string; reader: Reader }, at: Date): Promise<void> {
    const zip = new ZipWriter(place);
    const packing = { zip, at, asker: { id, reader, newest: NEWEST_PACKED } };
    const beside = await mkdtemp(join(tmpdir(), 'common-roof-data-'));
    try {
      const { lists, cutShort } = await this.addParts(packing, join(beside, 'data.json'));
      const { files, missing } = await this.addFiles(packing);
      const facts = { madeAt: at.toISOString(), lists, files, newest: NEWEST_PACKED, cutShort, missing };
      await zip.addFile('README.txt', exportReadme(reader.locale, facts), at);
      await zip.finish();
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  }

  /** @param beside the file in which the JSON of all parts grows while each part becomes a table */
  private async addParts({ zip, asker, at }: Packing, beside: string): Promise<{ lists: number; cutShort: string[] }> {
    const cutShort: string[] = [];
    let lists = 0;
    const json = await open(beside, 'wx', 0o600);
    try {
      await json.writeFile(`{\n"newest_of_each_list": ${String(asker.newest)}`);
      for await (const { name, part, isCut } of this.register.partsOf(asker)) {
        await writePart(json, name, part);
        if (isCut) cutShort.push(name);
        if (!Array.isArray(part)) continue;
        await zip.addFile(`csv/${name}.csv`, csvOf(tableOf(part)), at);
        lists += 1;
      }
      await json.writeFile(`,\n"cut_short": ${JSON.stringify(cutShort)}\n}\n`);
    } finally {
      await json.close();
    }
    await zip.addFile('data.json', createReadStream(beside), at);
    return { lists, cutShort };
  }

  private async addFiles({ zip, asker, at }: Packing): Promise<{ files: number; missing: number }> {
    const index: string[][] = [];
    let missing = 0;
    for await (const { folder, name, key, about, made_at } of this.register.filesOf(asker)) {
      const path = `files/${folder}/${name}`;
      const content = await this.files.stream(key);
      if (content) {
        const file = measured(content);
        // Photos and sealed documents are already compressed.
        await zip.addFile(path, Readable.from(file.content), made_at, false);
        index.push([path, about, made_at.toISOString(), String(file.bytes()), file.sha256()]);
      } else {
        missing += 1;
        index.push([path, about, made_at.toISOString(), '', '']);
      }
    }
    await zip.addFile(
      'files/index.csv',
      csvOf({ columns: ['file', 'about', 'made_at', 'bytes', 'sha256'], rows: index }),
      at,
    );
    return { files: index.length - missing, missing };
  }
}

/** Writes a list entry by entry, because a long one as a single text would be in memory twice. */
async function writePart(json: FileHandle, name: string, part: unknown): Promise<void> {
  await json.writeFile(`,\n${JSON.stringify(name)}: `);
  if (!Array.isArray(part)) {
    await json.writeFile(JSON.stringify(part ?? null));
    return;
  }
  const entries = (function* () {
    for (const [index, entry] of part.entries()) yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(entry)}`;
  })();
  await json.writeFile('[');
  await writeFile(json, entries);
  await json.writeFile(']');
}
