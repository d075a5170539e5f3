/**
 * Asks something again and again, and never while it still waits for an answer.
 * @param everyMs between two beginnings
 * @returns stops it
 */
export function pulse(ask: () => Promise<unknown>, everyMs: number): () => void {
  let waits = false;
  const beat = async (): Promise<void> => {
    if (waits) return;
    waits = true;
    // The owner of the connection notices its end by itself.
    await ask().catch(() => undefined);
    waits = false;
  };
  const timer = setInterval(() => void beat(), everyMs);
  return () => {
    clearInterval(timer);
  };
}
