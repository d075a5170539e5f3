export interface TimedRun {
  readonly code: number;
  readonly seconds: number;
}

/** Returns a table of runs, one per line, with the load they ran under. */
export function timesOf(runs: readonly TimedRun[], { busy, processors }: { busy: number; processors: number }): string {
  const lines = runs.map(
    ({ code, seconds }, at) =>
      `${String(at + 1)}. ${minutes(seconds)} ${code === 0 ? 'green' : `red (${String(code)})`}`,
  );
  return [`On ${String(processors)} processors beside ${String(busy)} busy processes:`, ...lines].join('\n');
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')} min`;
}
