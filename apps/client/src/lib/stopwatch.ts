/** Measures durations, whatever the device's clock is set to meanwhile; tests replace it. */
export const stopwatch = {
  /** Returns milliseconds since some moment in the past. */
  now: (): number => performance.now(),
};
