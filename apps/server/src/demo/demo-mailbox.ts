import { Injectable } from '@nestjs/common';

import { Capabilities } from '../platform/capabilities/capabilities.ts';
import type { Capability } from '../platform/capabilities/capability.ts';

/** What people of the demonstration find in their e-mail. */
@Injectable()
export class DemoMailbox {
  constructor(private readonly capabilities: Capabilities) {}

  /** Of the link that somebody was sent. */
  async secretOf(capability: Capability, subjectId: string): Promise<string> {
    const address = await this.capabilities.findOrCreate(capability, subjectId);
    return address.slice(address.indexOf(capability.page) + capability.page.length);
  }
}
