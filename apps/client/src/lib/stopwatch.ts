/** Measures durations, even if the device's clock is changed in between; tests replace it. */
export const stopwatch = {
  /** Returns milliseconds since some moment in the past. */
  now: (): number => performance.now(),
};
