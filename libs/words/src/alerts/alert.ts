import type { Entry } from '../catalogue.ts';

/** An alert as it stands in the bell, or alone in an e-mail. */
export interface AlertText {
  readonly title: string;
  /** Empty where the title says it all. */
  readonly body: string;
}

export type Alert<Params> = Entry<Params, AlertText>;

export interface Named {
  readonly name: string;
}
export interface OfHouse {
  readonly house: string;
}
/** A room by its name, and the house that it is in. */
export interface Place extends OfHouse {
  readonly room: string;
}

export const place = ({ room, house }: Place): string => `${room} in ${house}`;

/** An agreement by its title, and who is on the other side of it. */
export interface OfAgreement extends Named {
  readonly title: string;
}
