import type { Reader } from '@common-roof/words';

import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import type { SampleTexts } from './sample-texts.ts';

/** A sample house that is being furnished. */
export interface SampleHousehold {
  readonly houseId: string;
  readonly owner: Actor;
  readonly roomies: readonly Actor[];
  readonly texts: SampleTexts;
  readonly reader: Reader;
  readonly origin: RequestOrigin;
}

/** Returns a roomie by their place in the list, which begins again after the last. */
export function roomieAt({ roomies, owner }: SampleHousehold, at: number): Actor {
  return roomies[at % roomies.length] ?? owner;
}
