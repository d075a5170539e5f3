/**
 * What a former roomie has none of: these calls are about the house somebody lives in. Asked for the one they left, they
 * answer 404, and where no house is named, 403.
 */
export const LIVES_NOWHERE: Readonly<Record<'403' | '404', readonly string[]>> = {
  '404': [
    'GET /api/roomies/by-id/{id}',
    'GET /api/roomies/house/{id}',
    'GET /api/roomies/showings/{id}',
    'GET /api/roomies/feed/{id}',
    'PUT /api/roomies/verifyfeed/{id}',
    'PUT /api/roomies/verifysupply/{id}',
    'GET /api/roomies/allhousesupplies/{id}',
    'GET /api/roomies/verifiedsupplies/{id}',
    'GET /api/houses/byId/{id}',
    'GET /api/houses/{id}/roomies',
    'PUT /api/houses/updatesupplyboard/{id}',
    'GET /api/houses/variablecosts/{a}/{b}',
    'GET /api/houses/averages/variablecosts/{id}',
    'GET /api/chores/{id}',
    'POST /api/chores/{id}/feedback',
    'GET /api/homeowners/{id}',
    'GET /api/homeowners/getagreement/{id}',
    'GET /api/neatkeepers/{id}',
    'GET /api/supplies-history/house/{id}',
    'GET /api/houses/{id}/rules',
    'GET /api/images/placements/{kind}/{id}',
    'GET /api/images/{id}/{size}',
    'GET /api/houses/chore-assignment/{id}',
    'GET /api/houses/chore-outlook/{id}',
    'PUT /api/chores/turns/{id}',
    'DELETE /api/chores/turn-changes/{id}',
    'GET /api/houses/calendar-link/{id}',
    'PUT /api/houses/calendar-link/{id}',
    'DELETE /api/houses/calendar-link/{id}',
    'GET /api/houses/feed/{id}',
    'GET /api/houses/standings/{id}',
    'GET /api/houses/chore-feedback/{id}',
    'GET /api/houses/visits/{id}',
  ],
  '403': [
    'GET /api/roomies/emptyrooms',
    'GET /api/roomies/showings',
    'PUT /api/roomies/feedappeal',
    'PUT /api/roomies/rulechange',
    'GET /api/roomies/homeowner-agreements',
    'GET /api/houses/all',
    'GET /api/chores',
    'POST /api/move-in-submissions',
    'GET /api/move-in-submissions',
    'GET /api/showings/quiet',
    'PUT /api/showings/quiet',
    'POST /api/move-in-submissions/drafts',
    'PUT /api/move-in-submissions/{id}/items/{item_id}',
    'DELETE /api/move-in-submissions/{id}/items/{item_id}',
  ],
};

const LEFT = 'who moves out leaves the conversations of the house; the own words are in the export';

/** Where the answer follows from more than the role and whose it is, by actor and call; each with its reason. */
export const EXCEPTIONS: Readonly<Record<string, readonly [status: string, why: string]>> = {
  'rEx GET /api/roomies/by-id/{id}': ['2xx', 'the own record outlives the stay'],
  'rB PUT /api/roomies/verifyfeed/{id}': ['403', 'others say whether it is done'],
  'rEx POST /api/roomies/feed/{id}': ['404', 'who has left does no chores there any more'],
  'rEx DELETE /api/chores/feedback/{id}': ['404', 'what was said in a house that was left stays'],
  'rEx PUT /api/roomies/deletefeed/{id}': ['404', 'what was posted in a house that was left stays'],
  'rEx PUT /api/roomies/showings/{id}': ['404', 'who has left is not asked about the room any more'],
  'rEx GET /api/messages/{id}/messages': ['404', LEFT],
  'rEx POST /api/messages/{id}/messages': ['404', LEFT],
  'rEx POST /api/messages/{id}/messages/email': ['404', LEFT],
  'rEx PUT /api/messages/{id}/messages/{message_id}': ['404', LEFT],
  'rEx DELETE /api/messages/{id}/messages/{message_id}': ['404', LEFT],
};
