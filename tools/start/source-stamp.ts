import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notSource = new Set(['node_modules', 'dist', 'coverage', 'test', 'test-results', '.nx', '.cache', '.data']);
const rootFiles = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', 'swc.node.json'];

/** Folders of the projects the product is built from. */
const projectFolders = ['apps', 'libs'];

/** Returns one hash of the contents of all build inputs. */
export function stampOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of rootFiles) addFile(hash, root, file);
  for (const folder of projectFolders) {
    addFolder(hash, root, folder, (name) => !notSource.has(name) && !/\.spec\.tsx?$/.test(name));
  }
  return hash.digest('hex');
}

/** Returns one hash of the build outputs by size and time; it changes with every build, including manual ones. */
export function stampOfOutputs(root: string): string {
  const hash = createHash('sha256');
  for (const folder of projectFolders) {
    if (!existsSync(join(root, folder))) continue;
    for (const project of readdirSync(join(root, folder)).sort()) {
      addTimes(hash, root, join(folder, project, 'dist'));
    }
  }
  return hash.digest('hex');
}

function addFolder(hash: Hash, root: string, folder: string, isSource: (name: string) => boolean): void {
  if (!existsSync(join(root, folder))) return;
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!isSource(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, root, path, isSource);
    else if (entry.isFile()) addFile(hash, root, path);
  }
}

function addFile(hash: Hash, root: string, path: string): void {
  if (!existsSync(join(root, path))) return;
  const content = readFileSync(join(root, path));
  hash.update(`${path}\0${String(content.length)}\0`).update(content);
}

function addTimes(hash: Hash, root: string, folder: string): void {
  if (!existsSync(join(root, folder))) return;
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(join(root, folder, name));
    hash.update(`${join(folder, name)}\0${String(size)}\0${String(mtimeMs)}\n`);
  }
}
