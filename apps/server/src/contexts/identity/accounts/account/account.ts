import type { AccountEntity } from './account.entity.ts';

/** The columns of accounts that other contexts may read; hashes, terms and pending addresses stay here. */
export const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'account_type',
  'first_name',
  'last_name',
  'photo',
  'phone',
  'locale',
  'last_locale',
  'theme',
  'time_zone',
  'digest_time',
  'quiet_from',
  'quiet_to',
  'email_verified_at',
  'first_steps_hidden_at',
  'first_steps_shown_at',
  'disabled_at',
  'deleted_at',
  'deletion_due_at',
  'created_at',
  'is_sample',
] as const satisfies readonly (keyof AccountEntity)[];

/** An account as other contexts see it. */
export type Account = Pick<AccountEntity, (typeof ACCOUNT_COLUMNS)[number]>;
