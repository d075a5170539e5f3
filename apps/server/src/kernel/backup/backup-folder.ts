import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^common-roof-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(\.age)?$/;
const UNFINISHED = /^common-roof-.*\.unfinished$/;

/** A folder with backups, named by the time at which they were made, and with whatever else its owner keeps there. */
export class BackupFolder {
  private constructor(readonly location: string) {}

  /** Creates the folder if it is missing, and removes what a killed process left there. */
  static async open(location: string): Promise<BackupFolder> {
    const folder = new BackupFolder(path.resolve(location));
    await mkdir(folder.location, { recursive: true, mode: 0o700 });
    await folder.remove((await readdir(folder.location)).filter((name) => UNFINISHED.test(name)));
    return folder;
  }

  placeAt(at: Date, isEncrypted: boolean): string {
    const time = at.toISOString().replaceAll(':', '').slice(0, 'yyyy-mm-ddThhmmss'.length);
    return path.join(this.location, `common-roof-${time}Z.tar.gz${isEncrypted ? '.age' : ''}`);
  }

  /** Deletes all backups but the newest. Returns the deleted ones' names. */
  async keepNewest(kept: number): Promise<readonly string[]> {
    const names = (await readdir(this.location)).filter((name) => NAME.test(name)).sort();
    const old = names.slice(0, -kept);
    await this.remove(old);
    return old;
  }

  private async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(path.join(this.location, name), { force: true });
  }
}
