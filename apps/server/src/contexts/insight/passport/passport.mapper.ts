import type { Passport } from '@common-roof/contracts';
import { dayIn, passportUsableUntil } from '@common-roof/domain';

import type { PassportEntity } from './passport.entity.ts';

export const toPassport = ({
  id,
  made_at,
  revoked_at,
}: Pick<PassportEntity, 'id' | 'made_at' | 'revoked_at'>): Passport => ({
  _id: id,
  made_at: made_at.toISOString(),
  use_until: passportUsableUntil(dayIn('UTC', made_at)),
  revoked_at: revoked_at?.toISOString() ?? null,
});
