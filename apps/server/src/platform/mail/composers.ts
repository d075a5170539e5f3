import type { RenderedMail } from '@common-roof/mail-templates';
import { Injectable } from '@nestjs/common';

export interface EmailToCompose {
  readonly accountId: string;
  readonly to: string;
  readonly data: Record<string, string | number>;
}

export interface ComposedEmail extends RenderedMail {
  /** Signed one-click address (RFC 8058); transactional mail has none. */
  readonly unsubscribeUrl?: string;
}

/** Writes an e-mail from current rows. `null`: it has lost its reason (the messages were read, the account is gone). */
export type Composer = (email: EmailToCompose) => Promise<ComposedEmail | null>;

/** The templates that modules bring. */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<string, Composer>();

  register(template: string, composer: Composer): void {
    if (this.composers.has(template)) throw new Error(`E-mail template "${template}" is registered twice.`);
    this.composers.set(template, composer);
  }

  of(template: string): Composer {
    const composer = this.composers.get(template);
    if (!composer) throw new Error(`Nobody writes the e-mail "${template}".`);
    return composer;
  }
}
