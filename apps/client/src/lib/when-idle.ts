/**
 * Works once the browser has nothing else to do; not every browser tells when that is.
 * @param withinMs it is done by then, however busy the browser is; without it, whenever there is time
 * @returns gives it up
 */
export function whenIdle(work: () => void, withinMs?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, withinMs === undefined ? {} : { timeout: withinMs });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(work);
  return () => {
    clearTimeout(timer);
  };
}
