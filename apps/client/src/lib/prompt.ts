type Listener = () => void;

/**
 * Between what asks somebody and the dialog that does: it waits until they have answered. One dialog serves all that ask at the
 * same time.
 */
class Prompt {
  private waiting: ((confirmed: boolean) => void)[] = [];
  private needsFactor = false;
  private readonly listeners = new Set<Listener>();

  /**
   * @param withFactor a second factor is asked for, too
   * @returns whether they agreed; false when nobody is there to ask, or the person gave up
   */
  ask(withFactor = false): Promise<boolean> {
    if (this.listeners.size === 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.needsFactor ||= withFactor;
      this.tell();
    });
  }

  settle(confirmed: boolean): void {
    const waiting = this.waiting;
    this.waiting = [];
    this.needsFactor = false;
    this.tell();
    for (const resolve of waiting) resolve(confirmed);
  }

  readonly isAsking = (): boolean => this.waiting.length > 0;

  /** Whether one of those that ask needs a second factor. */
  readonly asksForFactor = (): boolean => this.needsFactor;

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

/** For the password, by calls that need it to be fresh. */
export const stepUpPrompt = new Prompt();
/** Whether to sign out though something has not been sent. */
export const unsentPrompt = new Prompt();
