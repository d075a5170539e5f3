/** Homeowners, neatkeepers, houses, rooms and roomies. */
export const home = {
  'Another application from this address was confirmed before. It counts.':
    'Eine andere Bewerbung von dieser Adresse wurde vorher bestätigt. Die gilt.',
  'The applicant has not confirmed this address yet.': 'Die Person hat ihre Adresse noch nicht bestätigt.',
  'This application is approved already.': 'Diese Bewerbung ist schon angenommen.',
  'This application is rejected already.': 'Diese Bewerbung ist schon abgelehnt.',
  'Please apply again.': 'Bitte bewirb dich noch einmal.',

  'Only your homeowner can change your cleaning days.': 'Deine Reinigungstage kann nur die Vermietung ändern.',
  'Only they can enter their name.': 'Den Namen gibt die Person selbst ein.',
  'They look after {house} already.': 'Die Person kümmert sich schon um {house}.',
  'They are invited to one of these houses already. You can send that invitation again.':
    'Für eines dieser Häuser ist die Person schon angefragt. Du kannst die Anfrage noch einmal senden.',
  'This invitation is accepted already.': 'Diese Anfrage ist schon angenommen.',
  'This invitation is declined already.': 'Diese Anfrage ist schon abgelehnt.',
  'This invitation is withdrawn already.': 'Diese Anfrage ist schon zurückgezogen.',

  'You can rate this tenancy from {day}.': 'Du kannst diese Zeit ab {day} bewerten.',
  'This tenancy was shorter than 14 days, so you can’t rate it.':
    'Diese Zeit war kürzer als 14 Tage. Sie kann nicht bewertet werden.',
  'You could rate this tenancy until 90 days after it ended.': 'Bewerten konntest du bis 90 Tage nach dem Auszug.',
  'You’ve already rated this tenancy.': 'Du hast diese Zeit schon bewertet.',
  'You have rated often today. Try again tomorrow.': 'Du hast heute schon oft bewertet. Versuch es morgen wieder.',
  'You changed this rating in another window.': 'Du hast diese Bewertung in einem anderen Fenster geändert.',
  'This rating is revealed. It cannot be changed any more.':
    'Diese Bewertung ist sichtbar. Sie kann nicht mehr geändert werden.',
  'You can’t read this rating yet.': 'Diese Bewertung ist noch nicht sichtbar.',
  'You have replied to this rating already.': 'Du hast auf diese Bewertung schon geantwortet.',
  'This rating was removed.': 'Diese Bewertung wurde entfernt.',
  'This rating was removed already.': 'Diese Bewertung ist schon entfernt.',

  'This house is archived.': 'Dieses Haus ist archiviert.',
  'This house is archived. Restore it to change something.':
    'Dieses Haus ist archiviert. Stelle es wieder her, um etwas zu ändern.',
  'That cannot be done while the house is a draft.': 'Das geht nicht, solange das Haus ein Entwurf ist.',
  'That cannot be done while the house is open.': 'Das geht nicht, solange das Haus offen ist.',
  'This house is already open. Edit it instead.': 'Dieses Haus ist schon offen. Bearbeite es stattdessen.',
  'The house is not open yet.': 'Das Haus ist noch nicht offen.',
  'This house has changed since you opened it.': 'Dieses Haus wurde geändert, seit du es geöffnet hast.',
  'The shopping list has changed since you opened it.': 'Die Einkaufsliste wurde geändert, seit du sie geöffnet hast.',
  'There is another house of that name. Give each its own.':
    'Ein anderes Haus heißt schon so. Gib jedem einen eigenen Namen.',
  'This is not the homeowner.': 'Das ist nicht die Vermietung.',
  'The currency can’t change, because rents use its decimals.':
    'Die Währung bleibt, weil Mieten ihre Nachkommastellen verwenden.',
  'The currency can’t change, because rents and bills use it.':
    'Die Währung bleibt, weil Mieten und Rechnungen sie verwenden.',
  'The time zone can’t change, because tenancies and bills use it.':
    'Die Zeitzone bleibt, weil Mieten und Rechnungen sie verwenden.',
  'People still live here. You can archive a house once every stay has ended.':
    'Hier wohnt jemand. Ein Haus kann archiviert werden, sobald niemand mehr dort wohnt.',
  '{count} people live here. You can archive a house once every stay has ended.':
    'Hier wohnen {count} Leute. Ein Haus kann archiviert werden, sobald niemand mehr dort wohnt.',

  'A house has at most {most} rooms.': 'Ein Haus hat höchstens {most} Zimmer.',
  'This is no room of the house.': 'Das ist kein Zimmer des Hauses.',
  'This house has a room of that name already.': 'Ein Zimmer dieses Hauses heißt schon so.',
  'This room is occupied.': 'In diesem Zimmer wohnt jemand.',
  'The account of this roomie is being deleted.': 'Das Konto dieser Person wird gelöscht.',
  'The room or its house is not let any more.': 'Das Zimmer oder das Haus wird nicht mehr vermietet.',
  'This room is occupied. You can remove it once it is empty.':
    'In diesem Zimmer wohnt jemand. Es lässt sich aufgeben, sobald es leer ist.',

  'This address already has a roomie account. Send an offer instead.':
    'Zu dieser Adresse gibt es schon ein Konto zum Mitwohnen. Biete der Person das Zimmer stattdessen an.',
  '{name} has joined already.': '{name} ist schon dabei.',
  'This is not the homeowner of the room.': 'Das ist nicht die Vermietung des Zimmers.',
  'This roomie doesn’t live in a house right now.': 'Diese Person wohnt gerade in keinem Haus.',
  'This roomie already lives in a house.': 'Diese Person wohnt schon in einem Haus.',
  'Notice was given on this stay. Take it back first.':
    'Dieses Mietverhältnis ist gekündigt. Nimm zuerst die Kündigung zurück.',
  'A roomie moves only within the houses of one homeowner.': 'Umziehen geht nur zwischen Häusern einer Vermietung.',
  'The roomie lives in this room already.': 'Die Person wohnt schon in diesem Zimmer.',
  'The stay began later than that day.': 'Die Person ist erst nach diesem Tag eingezogen.',
  'A move is entered on its day or afterwards.': 'Ein Umzug wird am Tag selbst oder danach eingetragen.',
  'This room is let from {day}.': 'Dieses Zimmer ist ab {day} vermietet.',
  'A roomie is about to move in. You can archive a house once every stay has ended.':
    'Demnächst zieht jemand ein. Ein Haus lässt sich archivieren, wenn alle ausgezogen sind.',
  'A lease is signed for this stay. Ask the roomie to agree to cancel it.':
    'Für dieses Mietverhältnis ist ein Mietvertrag unterschrieben. Bitte darum, ihn gemeinsam aufzuheben.',
  'The stay has begun. It ends by notice and release.':
    'Das Mietverhältnis hat begonnen. Es endet durch Kündigung und Übergabe.',
  'A lease is in force for this stay. It ends by notice and release.':
    'Hier gilt ein Mietvertrag. Er endet durch Kündigung und Auflösung.',
  'The first day and the rent are in the lease. A new lease changes them.':
    'Der erste Tag und die Miete stehen im Mietvertrag. Ein neuer Vertrag ändert sie.',
  'Notice was given on this lease. Release it first.': 'Dieser Vertrag ist gekündigt. Löse ihn zuerst auf.',
  'The room is taken on one of these days.': 'Das Zimmer ist an einem dieser Tage belegt.',
  'Nobody can move in: the house is not open.': 'Einziehen geht nicht: Das Haus ist nicht offen.',
  'Only roomies can change their own phone number.': 'Ihre Telefonnummer ändern Mitbewohner:innen selbst.',
  'Only the homeowner can change what’s agreed about a tenancy.':
    'Vereinbarungen zum Mietverhältnis kann nur die Vermietung ändern.',
} as const;
