/** Messages, notes and chores. */
export const living = {
  'Reading a private conversation needs a reason.': 'Um eine private Unterhaltung zu lesen, braucht es einen Grund.',
  'You do not read as {role}.': 'Du liest hier nicht als {role}.',
  'You cannot write as {role}.': 'Du kannst hier nicht als {role} schreiben.',
  'Only roomies and homeowners write here.': 'Hier schreiben nur Mitbewohner:innen und Vermieter:innen.',
  'There is no such image of yours.': 'Dieses Bild von dir gibt es nicht.',
  'The roomie of this conversation has moved out.': 'Wer hier mitschrieb, ist ausgezogen.',
  'The message you answer is not in this conversation.':
    'Die Nachricht, auf die du antwortest, ist nicht in dieser Unterhaltung.',
  'Choose the confirmed address of somebody in this conversation.':
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
  'Somebody changed this chore meanwhile.': 'Diese Aufgabe wurde inzwischen geändert.',
  'This chore is retired.': 'Diese Aufgabe gibt es nicht mehr.',
  'This turn is still to be done.': 'Diese Aufgabe ist noch nicht erledigt.',
  'This turn is posted already.': 'Diese Aufgabe wurde schon als erledigt gemeldet.',
  'This turn is over.': 'Dieser Termin ist vorbei.',
  'This turn is due already.': 'Diese Aufgabe ist schon fällig.',
  'Somebody changed this turn meanwhile.': 'Dieser Termin wurde inzwischen geändert.',
  'Somebody else has this turn by now.': 'Inzwischen hat jemand anderes diese Aufgabe.',
  'One of you is not in the house on that day.': 'Jemand von euch ist an diesem Tag nicht im Haus.',
  'This turn is yours already.': 'Diese Aufgabe hast du schon.',
  'This turn is not yours.': 'Das ist nicht deine Aufgabe.',
  'Choose a turn of yours and one of somebody else.': 'Wähle eine Aufgabe von dir und eine von jemand anderem.',
  'Choose somebody who lives in the house.': 'Wähle jemanden, der im Haus wohnt.',
  'Choose somebody who is in the house on that day.': 'Wähle jemanden, der an diesem Tag im Haus ist.',
  'Choose a day from today on.': 'Wähle einen Tag ab heute.',
  'Choose a last day after the first one, at most {days} days later.':
    'Wähle einen letzten Tag nach dem ersten, höchstens {days} Tage später.',
} as const;
