import { randomUUID } from 'node:crypto';

/** A client's knowledge of a send: `info` while its outcome is unknown. */
export type Outcome = 'info' | 'ok' | 'fail';

export interface Operation {
  readonly clientId: string;
  readonly writer: string;
  readonly text: string;
  outcome: Outcome;
  /** As acknowledged. */
  seq?: number;
  tries: number;
}

/** Every operation that was invoked, and the answer to its client. */
export class History {
  readonly operations: Operation[] = [];

  invoke(writer: string): Operation {
    const number = this.operations.length + 1;
    const operation: Operation = {
      clientId: randomUUID(),
      writer,
      text: `message ${String(number)}`,
      outcome: 'info',
      tries: 0,
    };
    this.operations.push(operation);
    return operation;
  }

  count(outcome: Outcome): number {
    return this.operations.filter((operation) => operation.outcome === outcome).length;
  }

  get retried(): number {
    return this.operations.filter(({ tries }) => tries > 1).length;
  }
}
