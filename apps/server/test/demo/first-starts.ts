import { beforeFirstStart } from './make-demo.ts';
import { openMonths, TOLD_EVERY_DAY, toldBy } from './told.ts';

const DAY_MS = 86_400_000;
/** The previous month is closed on the third of a month, once that day is over. */
const LATEST_CLOSING_DAY = 4;

/**
 * Adds a test for each moment (ISO): the first start of the product on a machine in a time zone (IANA) whose clock
 * shows it.
 */
export function itTellsTheSame(timeZone: string, moments: readonly string[]): void {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = timeZone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it.each(moments)('is the same when created on %s', async (moment) => {
    const at = new Date(moment);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    const machine = { at, timeZone, withAlerts: false };
    await beforeFirstStart(machine, async ({ database, fill }) => {
      await expect(fill()).resolves.toBe(true);
      await expect(toldBy(database)).resolves.toEqual(TOLD_EVERY_DAY);
      const lastMonth = new Date(at.getTime() - LATEST_CLOSING_DAY * DAY_MS).toISOString().slice(0, 7);
      for (const month of await openMonths(database)) expect(month >= lastMonth).toBe(true);
    });
  });
}

/** Both ends of a day in UTC, and hours at which the three machines disagree about its date. */
const TIMES = ['00:00:20', '05:30:00', '09:00:00', '12:30:00', '18:00:00', '23:30:00', '23:59:40'];
const MACHINES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/London'];

function offsetAt(timeZone: string, at: number): string | undefined {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** The first and the last day of a month, including the leap day, and the days of clock changes. */
function isSpecial(date: Date): boolean {
  const [before, after] = [date.getTime() - DAY_MS, date.getTime() + DAY_MS];
  return (
    date.getUTCDate() === 1 ||
    new Date(after).getUTCDate() === 1 ||
    MACHINES.some((timeZone) => offsetAt(timeZone, before) !== offsetAt(timeZone, after))
  );
}

/**
 * Assigns each day of the two years from `from` (ISO) to one of three machines in turn, special days to all of them.
 * @param machine which one this is: 0, 1 or 2
 */
export function daysOfMachine(from: string, machine: number): string[] {
  const start = new Date(from).getTime();
  return Array.from({ length: 731 }, (_, at) => new Date(start + at * DAY_MS)).flatMap((date, at) => {
    const time = TIMES[(at + machine) % TIMES.length] ?? '';
    return at % 3 === machine || isSpecial(date) ? [`${date.toISOString().slice(0, 10)}T${time}Z`] : [];
  });
}
