import type { RenderedMail } from '@common-roof/mail-templates';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

export interface EmailToCompose {
  /** Null when the recipient has no account (yet). */
  readonly accountId: string | null;
  readonly to: string;
  readonly data: Record<string, string | number>;
  /** The recipient's language and time zone. */
  readonly reader: Reader;
}

export interface EmailAttachment {
  readonly filename: string;
  readonly contentType: string;
  /** Text is sent in UTF-8. */
  readonly content: string | Buffer;
}

export interface ComposedEmail extends RenderedMail {
  readonly attachments?: readonly EmailAttachment[];
  /** The address for replies, if it isn't ours. */
  readonly replyTo?: string;
  /** Signed one-click address (RFC 8058). Transactional mail has none. */
  readonly unsubscribeUrl?: string;
  /** Nobody will ask about this e-mail, so its address is deleted once it is sent. */
  readonly isLast?: true;
}

/**
 * Composes an e-mail from current rows. Returns `null` when there is no reason left to send it (the messages were read,
 * the account is gone).
 */
export type Composer = (email: EmailToCompose) => Promise<ComposedEmail | null>;

/** An e-mail to the owner of an account. */
export type AccountEmail = EmailToCompose & { readonly accountId: string };

/** Holds the templates that modules register. */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<string, Composer>();

  register(template: string, composer: Composer): void {
    if (this.composers.has(template)) throw new Error(`E-mail template "${template}" is registered twice.`);
    this.composers.set(template, composer);
  }

  /** Registers a template that is only ever sent to an account. */
  registerForAccount(template: string, composer: (email: AccountEmail) => Promise<ComposedEmail | null>): void {
    this.register(template, ({ accountId, ...email }) =>
      accountId === null ? Promise.resolve(null) : composer({ ...email, accountId }),
    );
  }

  getComposer(template: string): Composer {
    const composer = this.composers.get(template);
    if (!composer) throw new Error(`Nobody writes the e-mail "${template}".`);
    return composer;
  }
}
