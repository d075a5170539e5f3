import { keepers, kept } from './neatkeepers.ts';
import { people } from './people.ts';
import { roomies } from './roomies.ts';

/** Of people: who keeps, who lives in and who runs the houses. */
export const words = { keepers, kept, people, roomies };
