/** What is counted or read of an item, in its remarks: numbers with their units, and beside them what else was written. */

/** How many there are, first in the remarks: "2 keys. One is bent." */
const COUNT = /^(\d+) \p{L}+(?:\. ([^]*))?$/u;

export interface Count {
  /** As it was typed; empty: none was. */
  readonly count: string;
  readonly rest: string;
}

export function readCount(remarks: string): Count {
  const [, count, rest = ''] = COUNT.exec(remarks) ?? [];
  return count === undefined ? { count: '', rest: remarks } : { count, rest };
}

/** @param said the count with its unit, such as "2 keys"; empty: none was given */
export const writeCount = (said: string, rest: string): string =>
  said === '' ? rest : rest === '' ? said : `${said}. ${rest}`;

export const METERS = [
  { name: 'electricity', unit: 'kWh' },
  { name: 'gas', unit: 'm³' },
  { name: 'water', unit: 'm³' },
] as const;
export type MeterName = (typeof METERS)[number]['name'];
export type Labels = Readonly<Record<MeterName, string>>;

export interface Readings {
  /** As they were typed; empty where none was. */
  readonly read: Readonly<Record<MeterName, string>>;
  readonly rest: string;
}

/** @param labels what each meter is called; a line with another name is a remark */
export function readReadings(remarks: string, labels: Labels): Readings {
  const read = { electricity: '', gas: '', water: '' };
  const rest: string[] = [];
  for (const line of remarks.split('\n')) {
    const meter = METERS.find(({ name, unit }) => line.startsWith(`${labels[name]}: `) && line.endsWith(` ${unit}`));
    if (meter === undefined) rest.push(line);
    else read[meter.name] = line.slice(labels[meter.name].length + 2, -meter.unit.length - 1);
  }
  return { read, rest: rest.join('\n') };
}

/** One line for each meter that was read, and the rest below them. */
export function writeReadings({ read, rest }: Readings, labels: Labels): string {
  const lines = METERS.filter(({ name }) => read[name] !== '').map(
    ({ name, unit }) => `${labels[name]}: ${read[name]} ${unit}`,
  );
  return [...lines, ...(rest === '' ? [] : [rest])].join('\n');
}
