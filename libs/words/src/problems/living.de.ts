/** Messages, notes, chores and the feed. */
export const living = {
  'Reading a private conversation needs a reason.': 'Um eine private Unterhaltung zu lesen, braucht es einen Grund.',
  'You do not read as {role}.': 'Du liest hier nicht als {role}.',
  'You cannot write as {role}.': 'Du kannst hier nicht als {role} schreiben.',
  'Only roomies and homeowners write here.': 'Hier schreiben nur Mitbewohner:innen und Vermieter:innen.',
  'There is no such image of yours.': 'Dieses Bild von dir gibt es nicht.',
  'The roomie of this conversation has moved out.': 'Wer hier mitschrieb, ist ausgezogen.',
  'You have moved out. You can read what was written until then.':
    'Du bist ausgezogen. Was bis dahin geschrieben wurde, kannst du weiter lesen.',
  'The message you answer is not in this conversation.':
    'Die Nachricht, auf die du antwortest, ist nicht in dieser Unterhaltung.',
  'Choose the confirmed address of a person in this conversation.':
    'Wähle die bestätigte Adresse von jemandem in dieser Unterhaltung.',
  'There is nothing to send yet.': 'Noch gibt es nichts zu senden.',
  'This conversation has ended.': 'Diese Unterhaltung ist zu Ende.',
  'A message can be changed for {minutes} minutes.': 'Eine Nachricht lässt sich {minutes} Minuten lang ändern.',
  'This message was deleted.': 'Diese Nachricht wurde gelöscht.',
  'That is not your message.': 'Das ist nicht deine Nachricht.',
  'The note was saved in another window.': 'Die Notiz wurde in einem anderen Fenster gespeichert.',
  'A house has {most} chores at most. Retire some first.':
    'Ein Haus hat höchstens {most} Aufgaben. Lass erst welche wegfallen.',
  'A checklist has {most} steps at most.': 'Eine Checkliste hat höchstens {most} Schritte.',
  'This chore has changed since you opened it.': 'Diese Aufgabe wurde inzwischen geändert.',
  'This chore is retired.': 'Diese Aufgabe gibt es nicht mehr.',
  'This turn is still to be done.': 'Diese Aufgabe ist noch nicht erledigt.',
  'This turn is posted already.': 'Diese Aufgabe wurde schon als erledigt gemeldet.',
  'This turn is over.': 'Dieser Termin ist vorbei.',
  'Copy the new address from the page of chores.': 'Kopiere die neue Adresse von der Seite der Aufgaben.',
  'This calendar is not for you any more.': 'Dieser Kalender ist nicht mehr für dich.',
  'Nobody else lives in this house.': 'In diesem Haus wohnt sonst niemand.',
  'This house has not agreed on a price for missed turns.':
    'In diesem Haus ist kein Preis für versäumte Aufgaben vereinbart.',
  'The price for missed turns has changed. Check it again.':
    'Der Preis für versäumte Aufgaben hat sich geändert. Sieh ihn dir noch einmal an.',
  'You can pay {most} points at most.': 'Du kannst höchstens {most} Punkte zahlen.',
  'This was done once already before its next turn.':
    'Das wurde vor dem nächsten Termin schon einmal zusätzlich erledigt.',
  'You can pass on {most} turns a month. Swap this one, or ask a housemate to take it.':
    'Du kannst {most} Aufgaben im Monat weitergeben. Tausche diese, oder bitte jemanden, sie zu übernehmen.',
  'You can give or take {left} more points this month.':
    'In diesem Monat kannst du noch {left} Punkte geben oder abziehen.',
  'You have already asked to swap this turn.': 'Du hast schon gefragt, ob jemand diese Aufgabe tauscht.',
  'You can ask for {most} swaps at a time. Wait for an answer first.':
    'Du kannst um {most} Tausche gleichzeitig bitten. Warte erst eine Antwort ab.',
  'This swap is answered already.': 'Diese Anfrage ist schon beantwortet.',
  'This swap was declined.': 'Dieser Tausch wurde abgelehnt.',
  'This turn is due already.': 'Diese Aufgabe ist schon fällig.',
  'This turn has changed since you opened it.': 'Dieser Termin wurde inzwischen geändert.',
  'Another housemate has taken this turn.': 'Inzwischen hat jemand anderes diese Aufgabe.',
  'One of you is not in the house on that day.': 'Jemand von euch ist an diesem Tag nicht im Haus.',
  'This turn is yours already.': 'Diese Aufgabe hast du schon.',
  'This turn is not yours.': 'Das ist nicht deine Aufgabe.',
  'Choose one of your turns and one of a housemate.': 'Wähle eine Aufgabe von dir und eine von jemand anderem.',
  'Choose a person who lives in the house.': 'Wähle jemanden, der im Haus wohnt.',
  'Choose a person who is in the house on that day.': 'Wähle jemanden, der an diesem Tag im Haus ist.',
  'Another turn of this chore comes first.': 'Ein anderer Termin dieser Aufgabe kommt zuerst.',
  'You can only give a verdict of your own.': 'Du kannst nur für dich selbst urteilen.',
  'Others say whether it is done.': 'Ob es erledigt ist, sagen andere.',
  'The time for verdicts is over.': 'Die Zeit zum Prüfen ist vorbei.',
  'Your verdict can no longer be changed.': 'Dein Urteil kann nicht mehr geändert werden.',
  'This was removed.': 'Das wurde entfernt.',
  'This is decided already.': 'Das ist schon entschieden.',
  'A housemate has already given feedback on it.': 'Jemand hat schon etwas dazu gesagt.',
  'There is an open appeal. It stays until the appeal is decided.':
    'Jemand hat Widerspruch eingelegt: Bis darüber entschieden ist, bleibt es stehen.',
  'This appeal is decided already.': 'Über diesen Widerspruch ist schon entschieden.',
  'There was an appeal against this already.': 'Dem wurde schon widersprochen.',
  'You can appeal for 7 days.': 'Widersprechen kannst du 7 Tage lang.',
  'You have appealed often today. Try again tomorrow.':
    'Du hast heute schon oft widersprochen. Versuche es morgen wieder.',
  'The homeowner decides this first.': 'Darüber entscheidet zuerst, wer das Haus vermietet.',
  'An admin decides this one.': 'Darüber entscheidet das Team von Common Roof.',
  'This is not the address of your account.': 'Das ist nicht die Adresse deines Kontos.',
  'You can propose {most} changes a day.': 'Du kannst {most} Änderungen am Tag vorschlagen.',
  'This proposal is decided already.': 'Über diesen Vorschlag ist schon entschieden.',
  'Voting on this proposal is over.': 'Die Abstimmung über diesen Vorschlag ist vorbei.',
  'Those vote who lived here when this was proposed.':
    'Abstimmen kann, wer hier gewohnt hat, als der Vorschlag gemacht wurde.',
  'The housemates still vote on this proposal.': 'Über diesen Vorschlag wird noch abgestimmt.',
  'The rules have changed since you opened them.': 'Die Hausordnung wurde inzwischen geändert.',
  'These are the rules as they are already.': 'So ist die Hausordnung schon.',
  'There are {most} comments on this proposal, and it takes no more.':
    'Zu diesem Vorschlag gibt es {most} Kommentare. Mehr sind nicht möglich.',
  'There are no rules yet.': 'Es gibt noch keine Hausordnung.',
  'What was said can be removed for {hours} hours.': 'Was du gesagt hast, kannst du {hours} Stunden lang entfernen.',
  'Choose today, or a day at most {days} days ago.': 'Wähle heute oder einen Tag, der höchstens {days} Tage her ist.',
  'Choose turns that were due by the day of the visit and can still be done.':
    'Wähle Aufgaben, die bis zum Tag der Reinigung fällig waren und noch offen sind.',
  'This month is closed.': 'Dieser Monat ist abgeschlossen.',
  'Choose a month that has begun.': 'Wähle einen Monat, der schon begonnen hat.',
  'Choose a person who lived in the house in that month.': 'Wähle jemanden, der in diesem Monat im Haus gewohnt hat.',
  'Choose a day from today on.': 'Wähle einen Tag ab heute.',
  'Choose a last day after the first one, at most {days} days later.':
    'Wähle einen letzten Tag nach dem ersten, höchstens {days} Tage später.',
} as const;
