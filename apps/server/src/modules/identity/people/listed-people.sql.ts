/** Of the account `a`: it is among the people that admins see in lists, and among those that are counted. */
export const IS_LISTED_PERSON = 'a.deleted_at IS NULL';
