import type pg from 'pg';

export interface Described {
  readonly name: string;
  /** PostgreSQL's number of the type. */
  readonly type: number;
}

interface Wire {
  parse(message: { text: string }): void;
  describe(message: { type: 'S' }): void;
  sync(): void;
}

/**
 * Returns the columns of PostgreSQL's answer to a statement, which it plans but never runs.
 * @throws the statement's error
 */
export function describeStatement(client: pg.Client, text: string): Promise<readonly Described[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly Described[] = [];
    const asked = {
      submit(connection: Wire): void {
        connection.parse({ text });
        connection.describe({ type: 'S' });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    // The driver's interface for its own queries; its types cover only those that run.
    client.query(asked as unknown as pg.Submittable);
  });
}
