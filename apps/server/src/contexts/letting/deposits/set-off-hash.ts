import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import type { SetOff } from './deposit-deduction.entity.ts';

/** SHA-256, hexadecimal, over the RFC 8785 form of the set-off. */
export const setOffSha256 = ({ dues, left_before, owed_before }: SetOff): string =>
  sha256(
    canonicalJson({
      left_before,
      owed_before,
      dues: dues.map(({ id, account, label, due_on, minor }) => ({ id, account, label, due_on, minor })),
    }),
  );
