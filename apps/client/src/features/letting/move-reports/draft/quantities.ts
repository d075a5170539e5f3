/** Counts and meter readings in an item's remarks: numbers with units, beside other text. */

/** The count at the start of remarks: "2 keys. One is bent." */
const COUNT = /^(\d+) \p{L}+(?:\. ([^]*))?$/u;

export interface Count {
  /** As typed; empty: none. */
  readonly count: string;
  readonly rest: string;
}

export function readCount(remarks: string): Count {
  const [, count, rest = ''] = COUNT.exec(remarks) ?? [];
  return count === undefined ? { count: '', rest: remarks } : { count, rest };
}

/** Writes the count before the other remarks. @param said the count with its unit, such as "2 keys"; empty: none */
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
  /** As typed; empty if there is none. */
  readonly read: Readonly<Record<MeterName, string>>;
  readonly rest: string;
}

/** Reads meter readings from remarks. @param labels the name of each meter; a line with another name is a remark */
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

/** Writes one line per reading, and the other remarks below. */
export function writeReadings({ read, rest }: Readings, labels: Labels): string {
  const lines = METERS.filter(({ name }) => read[name] !== '').map(
    ({ name, unit }) => `${labels[name]}: ${read[name]} ${unit}`,
  );
  return [...lines, ...(rest === '' ? [] : [rest])].join('\n');
}
