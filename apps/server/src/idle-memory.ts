import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

const CHECK_MS = 20_000;
/** Of the time between two checks. A process that only polls stays far below. */
const BUSY = 0.05;
/** What a collection must promise to bring back, in bytes, to be worth a pause of some hundred milliseconds. */
const WORTHWHILE = 24_000_000;

/** What is known of the process, and can be done about it. */
export interface MemoryOfProcess {
  /** Bytes that the system counts for it. */
  size(): number;
  /** The part of the time since the last call in which it was busy, 0 to 1. */
  load(): number;
  /** Collects all garbage, and gives free pages back to the system. */
  collect(): Promise<void>;
}

/**
 * Gives memory back while nobody waits. The engine keeps the pages that a start or a burst of work needed, for as long
 * as the process lives: a third of an idle process would be such pages.
 */
export class IdleMemory {
  private smallest = 0;

  constructor(private readonly process: MemoryOfProcess = memoryOfThisProcess()) {}

  /** Looks after the process until it ends. */
  watch(): void {
    setInterval(() => void this.check(), CHECK_MS).unref();
  }

  /** Collects when the process is idle and has grown since the last collection. */
  async check(): Promise<void> {
    if (this.process.load() > BUSY) return;
    if (this.process.size() < this.smallest + WORTHWHILE) return;
    await this.process.collect();
    this.smallest = this.process.size();
  }
}

export function memoryOfThisProcess(): MemoryOfProcess {
  let last = performance.eventLoopUtilization();
  return {
    size: () => process.memoryUsage.rss(),
    load: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    collect: async () => {
      const session = new Session();
      session.connect();
      try {
        await session.post('HeapProfiler.collectGarbage');
      } finally {
        session.disconnect();
      }
    },
  };
}
