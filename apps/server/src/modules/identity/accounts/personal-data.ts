import { Injectable } from '@nestjs/common';

type Source = (accountId: string) => Promise<unknown>;

/** What each module keeps of a person. A module that stores something of people registers what it would hand out. */
@Injectable()
export class PersonalData {
  private readonly sources = new Map<string, Source>();

  register(name: string, source: Source): void {
    if (this.sources.has(name)) throw new Error(`Personal data "${name}" is registered twice.`);
    this.sources.set(name, source);
  }

  /** Everything of one account, by the name of what it is. */
  async of(accountId: string): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const [name, source] of this.sources) parts[name] = await source(accountId);
    return parts;
  }
}
