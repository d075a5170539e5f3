import type { ReportArea } from '@common-roof/contracts';

import { knownName, nameOf } from './names.ts';
import type { Reader } from './reader.ts';

export const areaName = (area: ReportArea, reader: Reader): string => nameOf('area', area, reader);

/** Returns the name of a checklist item. @returns undefined for one that is on no list of this version */
export const thingName = (thing: string, reader: Reader): string | undefined => knownName('thing', thing, reader);
