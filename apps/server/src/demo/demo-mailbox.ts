import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import type { Capability } from '#kernel/capabilities/capability.ts';

/** The e-mails of people in the demonstration. */
@Injectable()
export class DemoMailbox {
  constructor(private readonly capabilities: Capabilities) {}

  /** Returns the secret of a link that was sent. */
  async secretOf(capability: Capability, subjectId: string): Promise<string> {
    const address = await this.capabilities.findOrCreate(capability, subjectId);
    return address.slice(address.indexOf(capability.page) + capability.page.length);
  }
}
