export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Metric<Label extends string> {
  /** Without the prefix of all our metrics. Base units; a counter ends with `_total`. */
  readonly name: string;
  readonly help: string;
  /** Each with few values: never an id, an address, or anything about a person. */
  readonly labels?: readonly Label[];
}

export interface Counter<Label extends string> {
  increment(labels: Labels<Label>, amount?: number): void;
}

export interface Timer<Label extends string> {
  observe(labels: Labels<Label>, seconds: number): void;
}

/** A value read at each scrape. */
export interface Reading<Label extends string> {
  readonly labels: Labels<Label>;
  readonly value: number;
}

export type Read<Label extends string> = () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>;

/** Returns the reading of a metric without labels from a query of one value. */
export const onlyValue = (rows: readonly { readonly value: number }[]): readonly Reading<never>[] =>
  rows.map(({ value }) => ({ labels: {}, value }));

/** What this process counts and measures. Each part of the product declares its own metrics, once, as it is constructed. */
export abstract class Metrics {
  /** A number that only grows, counted here. */
  abstract counter<Label extends string = never>(metric: Metric<Label>): Counter<Label>;

  /** A number that only grows, counted elsewhere. */
  abstract total<Label extends string = never>(metric: Metric<Label>, read: Read<Label>): void;

  /** How long something takes. */
  abstract timer<Label extends string = never>(metric: Metric<Label>): Timer<Label>;

  /** A number that goes up and down. If it can't be read, it is left out. */
  abstract gauge<Label extends string = never>(metric: Metric<Label>, read: Read<Label>): void;

  /** Returns everything in the exposition format of Prometheus. */
  abstract expose(): Promise<{ readonly text: string; readonly contentType: string }>;
}

/** Measures nothing, and loads nothing for it. */
export class NoMetrics extends Metrics {
  override counter(): Counter<string> {
    return { increment: () => undefined };
  }

  override total(): void {
    // Nobody looks.
  }

  override timer(): Timer<string> {
    return { observe: () => undefined };
  }

  override gauge(): void {
    // Nobody looks.
  }

  override expose(): Promise<{ text: string; contentType: string }> {
    return Promise.resolve({ text: '', contentType: 'text/plain' });
  }
}
