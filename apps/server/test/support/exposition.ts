export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a process says to Prometheus. */
export interface Exposition {
  readonly series: readonly Series[];
  /** By the name that was declared. */
  readonly types: ReadonlyMap<string, string>;
  sum(name: string, labels: Readonly<Record<string, string>>): number;
  values(name: string, label: string): Set<string>;
}

const TYPE = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram|summary)$/;
const HELP = /^# HELP [a-zA-Z_:][\w:]* \S.*$/;
const SERIES = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

/** Reads the text format of Prometheus, version 0.0.4. @throws Error for a line that isn't in it */
export function parseExposition(text: string): Exposition {
  const series: Series[] = [];
  const types = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '' || HELP.test(line)) continue;
    const [, declared, type] = TYPE.exec(line) ?? [];
    if (declared !== undefined && type !== undefined) types.set(declared, type);
    else series.push(parseSeries(line));
  }
  const matching = (name: string, labels: Readonly<Record<string, string>>): Series[] =>
    series.filter(
      (each) => each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
    );
  return {
    series,
    types,
    sum: (name, labels) => matching(name, labels).reduce((sum, { value }) => sum + value, 0),
    values: (name, label) => new Set(matching(name, {}).map(({ labels }) => labels[label] ?? '')),
  };
}

function parseSeries(line: string): Series {
  const [, name, written = '', number] = SERIES.exec(line) ?? [];
  if (name === undefined || number === undefined) throw new Error(`Not a series: ${line}`);
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  for (let at = 0; at < written.length; at = LABEL.lastIndex) {
    const [, label, value] = LABEL.exec(written) ?? [];
    if (label === undefined || value === undefined) throw new Error(`Not a label: ${line}`);
    labels[label] = value;
  }
  const value = number === '+Inf' ? Infinity : Number(number);
  // Prometheus reads it in any case, and one client library writes "Nan".
  if (Number.isNaN(value) && number.toLowerCase() !== 'nan') throw new Error(`Not a number: ${line}`);
  return { name, labels, value };
}
