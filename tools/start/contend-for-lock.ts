import { parentPort, workerData } from 'node:worker_threads';

import { lockFolder } from './folder-lock.ts';

// One of several starts that try to lock each folder at the same instant; reports how many locks it got.
const { folders, gate, contenders } = workerData as {
  readonly folders: readonly string[];
  readonly gate: Int32Array;
  readonly contenders: number;
};

const got = folders.map((folder, round) => {
  Atomics.add(gate, round, 1);
  while (Atomics.load(gate, round) < contenders);
  try {
    lockFolder(folder);
    return true;
  } catch {
    return false;
  }
});
parentPort?.postMessage(got);
