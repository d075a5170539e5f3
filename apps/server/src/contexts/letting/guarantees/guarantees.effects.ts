import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  type ClosedQuestion,
  DeclaresEffects,
  type EffectsProvider,
  push,
  type Push,
  type RaisedAlert,
  type RequestedEmail,
  when,
} from '#kernel/events/effects.ts';
import {
  GuaranteeAgreed,
  GuaranteeRequested,
  GuaranteeCodeRequested,
  GuaranteeDeclined,
  GuaranteeEnded,
  GuaranteeExpired,
  GuaranteeOverdue,
  GuaranteeSealed,
  GuaranteeSentAgain,
  GuaranteeShared,
  GuaranteeSigned,
  GuaranteeWithdrawn,
} from './guarantees.events.ts';
import type { GuaranteeNews } from './guarantees.mails.ts';
import { type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';

type Side = 'roomie' | 'homeowner';
interface About {
  readonly guarantee_id: string;
  readonly house_id: string;
}

/** Declares the effects of guarantees. The two parties of the lease get alerts, the guarantor e-mails with the link. */
@DeclaresEffects()
@Injectable()
export class GuaranteesEffects implements EffectsProvider {
  constructor(private readonly guarantees: GuaranteesRepository) {}

  readonly effects = [
    when(GuaranteeRequested, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guarantee_asked', { house }),
      alerts: (event) =>
        this.tell(event, ['roomie'], 'guarantee_to_answer', ({ house, name }) =>
          alertSaying('guarantee_asked', { house, guarantor: name }),
        ),
    }),
    when(GuaranteeAgreed, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guarantee_agreed', { house }),
      alerts: async (event) => [
        ...(await this.answered(event)),
        ...(await this.tell(event, ['homeowner'], 'guarantee_changed', ({ roomie, name }) =>
          alertSaying('guarantee_agreed', { name: roomie ?? '', guarantor: name }),
        )),
      ],
      mail: (event) => this.mail(event, 'asked'),
    }),
    when(GuaranteeShared, { live: (event) => this.changed(event) }),
    when(GuaranteeSentAgain, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guarantee_sent_again', { house }),
      mail: (event) => this.mail(event, 'asked'),
    }),
    when(GuaranteeDeclined, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guarantee_declined', { house }),
      alerts: async (event) => [
        ...(await this.answered(event)),
        ...(await this.tell(
          event,
          event.by === 'roomie' ? ['homeowner'] : ['homeowner', 'roomie'],
          'guarantee_changed',
          ({ roomie, name, reason }) =>
            event.by === 'roomie'
              ? alertSaying('guarantee_refused', { name: roomie ?? '', reason })
              : alertSaying('guarantee_declined', { guarantor: name, reason }),
        )),
      ],
    }),
    when(GuaranteeWithdrawn, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guarantee_withdrawn', { house }),
      alerts: async (event) => [
        ...(await this.answered(event)),
        ...(await this.tell(event, ['roomie'], 'guarantee_changed', ({ house, name }) =>
          alertSaying('guarantee_withdrawn', { house, guarantor: name }),
        )),
      ],
      mail: (event) => (event.was_sent ? this.mail(event, 'withdrawn') : null),
    }),
    when(GuaranteeExpired, {
      live: (event) => this.changed(event),
      activity: ({ house_id: house }) => activity(null, 'guarantee_expired', { house }),
      alerts: (event) =>
        this.tell(event, ['homeowner', 'roomie'], 'guarantee_changed', ({ house, name }) =>
          alertSaying('guarantee_expired', { house, guarantor: name }),
        ),
    }),
    when(GuaranteeCodeRequested, { mail: (event) => this.mailCode(event, event.code_id) }),
    when(GuaranteeSigned, {
      live: (event) => this.changed(event),
      activity: ({ house_id: house }) => activity(null, 'guarantee_signed', { house }),
      alerts: (event) =>
        this.tell(event, ['homeowner', 'roomie'], 'guarantee_changed', ({ house, name }) =>
          alertSaying('guarantee_signed', { house, guarantor: name }),
        ),
      mail: (event) => this.mail(event, 'signed'),
    }),
    when(GuaranteeSealed, { live: (event) => this.changed(event) }),
    when(GuaranteeOverdue, {
      activity: ({ house_id: house }) => activity(null, 'guarantee_overdue', { house }),
      alerts: (event) =>
        this.tell(event, ['homeowner', 'roomie'], 'guarantee_overdue', ({ name, currency }) =>
          alertSaying('guarantee_overdue', {
            guarantor: name,
            amount: { minor: event.minor, currency },
            day: event.due_on,
          }),
        ),
      mail: (event) => this.mailOverdue(event, event),
    }),
    when(GuaranteeEnded, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guarantee_ended', { house }),
      alerts: (event) =>
        this.tell(
          event,
          event.actor_id === null ? ['homeowner', 'roomie'] : ['roomie'],
          'guarantee_changed',
          ({ house, name }) => alertSaying('guarantee_ended', { house, guarantor: name, why: event.why }),
        ),
      mail: (event) => this.mail(event, 'ended'),
    }),
  ];

  private async changed({ guarantee_id }: About): Promise<Push | null> {
    const row = await this.guarantees.find(guarantee_id);
    if (!row) return null;
    return push(
      [row.homeowner_id, row.roomie_id].filter((id) => id !== null),
      'guarantees:changed',
      { guarantee_id },
    );
  }

  private async tell(
    { guarantee_id: about }: About,
    sides: readonly Side[],
    kind: RaisedAlert['kind'],
    say: (row: GuaranteeRow) => RaisedAlert['says'],
  ): Promise<RaisedAlert[]> {
    const row = await this.guarantees.find(about);
    if (!row || row.name === '') return [];
    return sides.flatMap((side) => {
      const to = side === 'roomie' ? row.roomie_id : row.homeowner_id;
      return to === null ? [] : [{ to, kind, about, link: linkOf(row, side), says: say(row) }];
    });
  }

  /** Closes the question to the roomie. */
  private async answered({ guarantee_id: about }: About): Promise<ClosedQuestion[]> {
    const row = await this.guarantees.find(about);
    if (!row || row.roomie_id === null) return [];
    return [{ of: [row.roomie_id], kind: 'guarantee_to_answer', about }];
  }

  private mail(about: About, why: GuaranteeNews): Promise<RequestedEmail | null> {
    return this.mailTo(about, 'guarantee', { why });
  }

  private mailCode(about: About, codeId: string): Promise<RequestedEmail | null> {
    return this.mailTo(about, 'guarantee-code', { code_id: codeId });
  }

  private mailOverdue(
    about: About,
    { due_on, minor }: { readonly due_on: string; readonly minor: number },
  ): Promise<RequestedEmail | null> {
    return this.mailTo(about, 'guarantee-overdue', { due_on, minor });
  }

  private async mailTo(
    { guarantee_id }: About,
    template: string,
    data: Readonly<Record<string, string | number>>,
  ): Promise<RequestedEmail | null> {
    const row = await this.guarantees.find(guarantee_id);
    if (!row || row.email === '') return null;
    const to = { id: null, email: row.email, locale: row.locale ?? row.language };
    return { template, to, data: { guarantee_id, ...data } };
  }
}

const linkOf = ({ agreement_id: id }: GuaranteeRow, side: Side): string =>
  side === 'roomie' ? `/lease?agreement=${id}` : `/agreements?agreement=${id}`;
