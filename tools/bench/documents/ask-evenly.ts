export interface Asked {
  /** Milliseconds from the scheduled moment of each request to its answer. */
  readonly times: readonly number[];
}

/**
 * Sends requests at even intervals, however long answers take, so that queueing time counts.
 * @param until an end time in milliseconds, or a promise to wait for
 */
export async function askEvenly(
  { url, token }: { readonly url: string; readonly token: string },
  everyMs: number,
  until: number | Promise<unknown>,
): Promise<Asked> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const over = new AbortController();
  const started = performance.now();
  if (typeof until !== 'number') void until.then(end, end);
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const due = started + turn * everyMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    if (typeof until === 'number' && due - started >= until) break;
    asked.push(
      fetch(url, { headers: { 'x-auth-token': token } }).then(async (response) => {
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
        times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(asked);
  return { times };

  function end(): void {
    over.abort();
  }
}
