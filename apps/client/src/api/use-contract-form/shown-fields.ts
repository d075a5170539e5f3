/** The fields that the last render has shown, and what they say about a value that the schema rejects. */
export class ShownFields {
  private readonly wrong = new Map<string, string | undefined>();

  clearFields(): void {
    this.wrong.clear();
  }

  showField(name: string, wrong: string | undefined): void {
    this.wrong.set(name, wrong);
  }

  listFields(): Iterable<[string, string | undefined]> {
    return this.wrong;
  }

  /** Returns the field that a path of the body belongs to: `payment.amount` is shown at `amount`. */
  findField(path: readonly PropertyKey[]): string | undefined {
    return [path.join('.'), ...path].map(String).find((name) => this.wrong.has(name));
  }
}
