import type { Place } from '#contexts/letting/leasing/templates/placeholder-values.service.ts';
import type { AgreementRow } from './agreement-row.sql.ts';

/** The name and contact of the person who signs with the homeowner. */
export type Party = Pick<AgreementRow, 'party_first_name' | 'party_last_name' | 'party_email' | 'party_phone'>;

interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
}

export const partyOf = ({ first_name, last_name, email, phone }: Person): Party => ({
  party_first_name: first_name,
  party_last_name: last_name,
  party_email: email,
  party_phone: phone,
});

/** Returns the current roomie of a room as a party. */
export const partyIn = (place: Place): Party =>
  partyOf({
    first_name: place.roomie_first_name ?? '',
    last_name: place.roomie_last_name ?? '',
    email: place.roomie_email ?? '',
    phone: place.roomie_phone,
  });
