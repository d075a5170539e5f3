import { AsyncLocalStorage } from 'node:async_hooks';

import { Database } from '#kernel/database/database.ts';

const UNDO = new Error('Everything that it did is undone.');

/** Lets a call that should be rejected run to its end and answer, then undoes everything it wrote. */
export class Undone {
  private active = false;
  /** Whether a watched table was changed before the writes were undone. */
  hasChanged = false;

  constructor() {
    const { transaction } = Database.prototype;
    const inside = new AsyncLocalStorage<true>();
    const note = (changed: boolean): void => {
      this.hasChanged ||= changed;
    };
    const isActive = (): boolean => this.active && inside.getStore() === undefined;
    Database.prototype.transaction = async function <Result>(this: Database, work: () => Promise<Result>) {
      const begin = (what: () => Promise<unknown>) => Reflect.apply(transaction, this, [what]) as Promise<Result>;
      if (!isActive()) return begin(work);
      const done: Result[] = [];
      const thenUndo = async (): Promise<never> => {
        done.push(await work());
        note((await this.query('SELECT 1 FROM changes_seen LIMIT 1')).length > 0);
        throw UNDO;
      };
      await inside
        .run(true, () => begin(thenUndo))
        .catch((cause: unknown) => {
          if (cause !== UNDO) throw cause;
        });
      return done[0] as Result;
    };
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.active = true;
    this.hasChanged = false;
    try {
      return await work();
    } finally {
      this.active = false;
    }
  }
}
