/** Whether the account `a` appears in the admins' lists and counts of people. */
export const IS_LISTED_PERSON = 'a.deleted_at IS NULL AND NOT a.is_sample';
