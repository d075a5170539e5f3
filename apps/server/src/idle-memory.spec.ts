import { IdleMemory, memoryOfThisProcess } from './idle-memory.ts';

const MB = 1_000_000;

/** A process whose size and load a test sets; a collection brings it down to `least`. */
function aProcess(least: number) {
  const state = { size: least, load: 0, collections: 0 };
  const memory = new IdleMemory({
    size: () => state.size,
    load: () => state.load,
    collect: () => {
      state.collections++;
      state.size = least;
      return Promise.resolve();
    },
  });
  return { state, memory };
}

describe('the memory of an idle process', () => {
  it('is given back once after the start, and again only when there is something to gain', async () => {
    const { state, memory } = aProcess(190 * MB);
    state.size = 310 * MB;
    await memory.check();
    expect(state).toMatchObject({ size: 190 * MB, collections: 1 });
    state.size = 205 * MB;
    await memory.check();
    expect(state.collections).toBe(1);
    state.size = 260 * MB;
    await memory.check();
    expect(state).toMatchObject({ size: 190 * MB, collections: 2 });
  });

  it('is kept while there is work', async () => {
    const { state, memory } = aProcess(190 * MB);
    Object.assign(state, { size: 500 * MB, load: 0.4 });
    await memory.check();
    expect(state.collections).toBe(0);
    state.load = 0.01;
    await memory.check();
    expect(state.collections).toBe(1);
  });

  it('is collected by the engine', async () => {
    const registry: string[] = [];
    const finalization = new FinalizationRegistry((name: string) => registry.push(name));
    (() => {
      finalization.register({ weight: new Array(1_000).fill(0) }, 'gone');
    })();
    await memoryOfThisProcess().collect();
    // Finalizers run in a task of their own after the collection.
    for (let turn = 0; turn < 100 && registry.length === 0; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(registry).toEqual(['gone']);
  });
});
