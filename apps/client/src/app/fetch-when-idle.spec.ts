import { fetchWhenIdle } from './fetch-when-idle.ts';

const whoSavesData = (saveData: boolean): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

async function anHourPasses(): Promise<void> {
  for (let minute = 0; minute < 60; minute += 1) {
    jest.advanceTimersByTime(60_000);
    // What a timer started goes on before the next one.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
}

/** Returns two code chunks that record when they are fetched. */
function twoParts() {
  const fetched: string[] = [];
  const part = (name: string) => (): Promise<void> => {
    fetched.push(name);
    return Promise.resolve();
  };
  return { fetched, parts: [part('first'), part('second')] };
}

describe('fetchWhenIdle', () => {
  it("fetches chunk by chunk, and all of them if the browser doesn't report data saving", async () => {
    const { fetched, parts } = twoParts();
    fetchWhenIdle(parts);
    await anHourPasses();
    expect(fetched).toEqual(['first', 'second']);
  });

  it('fetches nothing for readers who save data, and everything for others', async () => {
    const [saved, spent] = [twoParts(), twoParts()];
    whoSavesData(true);
    fetchWhenIdle(saved.parts);
    whoSavesData(false);
    fetchWhenIdle(spent.parts);
    await anHourPasses();
    expect([saved.fetched, spent.fetched]).toEqual([[], ['first', 'second']]);
  });
});
