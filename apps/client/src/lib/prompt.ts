type Listener = () => void;

/**
 * Connects code that asks the user with the dialog that does, and waits for the answer. One dialog serves all callers
 * that ask at the same time.
 */
class Prompt {
  private waiting: ((confirmed: boolean) => void)[] = [];
  private needsFactor = false;
  private readonly listeners = new Set<Listener>();

  /**
   * Asks the user. @param withFactor whether a second factor is required, too
   * @returns whether they agreed; false if no dialog is mounted, or they cancelled
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

  /** Whether any of the callers needs a second factor. */
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

/** Asks for the password, for calls that need a recent one. */
export const stepUpPrompt = new Prompt();
/** Asks whether to sign out although something is unsent. */
export const unsentPrompt = new Prompt();
