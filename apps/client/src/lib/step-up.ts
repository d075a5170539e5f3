/**
 * Between a call that asks for the password and the dialog that does: the call waits until somebody has answered.
 * One dialog serves all calls that ask at the same time.
 */
type Listener = () => void;

class StepUpRequests {
  private waiting: ((confirmed: boolean) => void)[] = [];
  private readonly listeners = new Set<Listener>();

  /** @returns whether the password was confirmed; false when nobody is there to ask, or the person gave up */
  ask(): Promise<boolean> {
    if (this.listeners.size === 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.tell();
    });
  }

  settle(confirmed: boolean): void {
    const waiting = this.waiting;
    this.waiting = [];
    this.tell();
    for (const resolve of waiting) resolve(confirmed);
  }

  readonly isAsking = (): boolean => this.waiting.length > 0;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const stepUp = new StepUpRequests();
