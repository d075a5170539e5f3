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

const anHourPasses = (): Promise<void> => jest.advanceTimersByTimeAsync(3_600_000);

/** Two parts of the code, which note that they were fetched. */
function twoParts() {
  const fetched: string[] = [];
  const part = (name: string) => (): Promise<void> => {
    fetched.push(name);
    return Promise.resolve();
  };
  return { fetched, parts: [part('first'), part('second')] };
}

describe('code that nobody has asked for yet', () => {
  it('is fetched part by part, and all of it where the browser does not tell who saves data', async () => {
    const { fetched, parts } = twoParts();
    fetchWhenIdle(parts);
    await anHourPasses();
    expect(fetched).toEqual(['first', 'second']);
  });

  it('is not fetched for readers who save data, and for others it is', async () => {
    const [saved, spent] = [twoParts(), twoParts()];
    whoSavesData(true);
    fetchWhenIdle(saved.parts);
    whoSavesData(false);
    fetchWhenIdle(spent.parts);
    await anHourPasses();
    expect([saved.fetched, spent.fetched]).toEqual([[], ['first', 'second']]);
  });
});
