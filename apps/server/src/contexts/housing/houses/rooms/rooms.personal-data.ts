import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

@DeclaresPersonalData()
@Injectable()
export class RoomsPersonalData implements PersonalDataProvider {
  readonly personalData = [noPersonalData('rooms', 'places, not people')];
}
