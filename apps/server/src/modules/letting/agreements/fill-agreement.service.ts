import type { Locale } from '@common-roof/contracts';
import { fillPlaceholders } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { documentOf, PlaceholderValuesService, writtenDown } from '../agreement-templates/index.ts';
import type { AgreementEntity } from './agreement.entity.ts';
import type { AgreementRow } from './agreements.repository.ts';

/** What the text of an agreement depends on beside its room. */
export type About = Pick<
  AgreementEntity,
  'room_id' | 'roomie_id' | 'starts_on' | 'ends_on' | 'rent_minor' | 'deposit_minor'
> &
  Pick<AgreementRow, 'party_first_name' | 'party_last_name' | 'party_email' | 'party_phone'> & {
    readonly language: Locale;
  };

/** Puts what is known of a room, a person and the terms of a lease in the place of placeholders. */
@Injectable()
export class FillAgreementService {
  constructor(private readonly values: PlaceholderValuesService) {}

  /** Canonical HTML; placeholders that nothing is known for stay. @throws 422 where it becomes too long */
  async fill(source: string, about: About): Promise<string> {
    const place = await this.values.placeOf(about.room_id);
    const ofStay = about.roomie_id !== null && place.roomie_id === about.roomie_id;
    const known = this.values.valuesOf(
      {
        ...place,
        roomie_id: about.roomie_id,
        roomie_first_name: about.party_first_name,
        roomie_last_name: about.party_last_name,
        roomie_email: about.party_email,
        roomie_phone: about.party_phone,
        rent_minor: about.rent_minor ?? place.rent_minor,
        deposit_minor: about.deposit_minor ?? place.deposit_minor,
        // The terms of a lease stand for themselves: without an end it has none.
        starts_on: about.starts_on ?? (ofStay ? place.starts_on : null),
        ends_on: about.starts_on === null && ofStay ? place.ends_on : about.ends_on,
      },
      about.language,
    );
    return writtenDown(fillPlaceholders(documentOf(source), known));
  }
}
