import type { Entry } from '../catalogue.ts';

/** A notification as shown in the bell menu, or alone in an e-mail. */
export interface AlertText {
  readonly title: string;
  /** Empty if the title is enough. */
  readonly body: string;
}

export type Alert<Params> = Entry<Params, AlertText>;

export interface Named {
  readonly name: string;
}
export interface OfHouse {
  readonly house: string;
}
/** A room by its name, and its house. */
export interface Place extends OfHouse {
  readonly room: string;
}

export const place = ({ room, house }: Place): string => `${room} in ${house}`;

/** An agreement by its title, and its other party. */
export interface OfAgreement extends Named {
  readonly title: string;
}
