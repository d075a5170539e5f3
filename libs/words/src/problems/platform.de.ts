/** Problems of the platform, independent of the feature. */
export const platform = {
  'The queues cannot be read at the moment. Nothing is lost: what waits is kept in the database.':
    'Die Warteschlangen lassen sich gerade nicht lesen. Verloren geht nichts: Was wartet, steht in der Datenbank.',
  'This document is not as it was sealed, and is not shown. It has to be restored from a backup.':
    'Dieses Dokument ist nicht mehr so, wie es versiegelt wurde, und wird nicht gezeigt. Es muss aus einer Sicherung wiederhergestellt werden.',
  'There is nothing here for you.': 'Hier ist nichts für dich.',
  'Some of it cannot be accepted.': 'Etwas davon geht so nicht.',
  'A value cannot be stored.': 'Ein Wert lässt sich nicht speichern.',
  'Use {methods}.': 'Verwende {methods}.',
  'This address cannot be read.': 'Diese Adresse ist nicht lesbar.',
  'This is not a request that can be read.': 'Diese Anfrage ist nicht lesbar.',
  'The request took too long to arrive.': 'Die Anfrage kam zu langsam an.',
  'Send the request without that expectation.': 'Sende die Anfrage ohne diese Erwartung.',
  'Send JSON.': 'Sende JSON.',
  'Send the field {field} first, as JSON.': 'Sende das Feld {field} zuerst, als JSON.',
  'This is nested deeper than {most} levels.': 'Das ist tiefer als {most} Ebenen verschachtelt.',
  'This has more than {most} parts.': 'Das hat mehr als {most} Teile.',
  'This form cannot be read.': 'Dieses Formular ist nicht lesbar.',
  'There is no file in this form.': 'In diesem Formular ist keine Datei.',
  'Send at most {most} files at once, and nothing else.': 'Sende höchstens {most} Dateien auf einmal und sonst nichts.',
  'There is no such event.': 'So ein Ereignis gibt es nicht.',
  'That was too often. Wait a little.': 'Das war zu oft. Warte ein wenig.',
  'That was too much at once. Wait a little.': 'Das war zu viel auf einmal. Warte ein wenig.',
  'Too many open windows.': 'Zu viele offene Fenster.',
  'This person was sent many e-mails today. Please wait until tomorrow.':
    'Diese Person hat heute schon viele E-Mails bekommen. Bitte warte bis morgen.',
  'This link is not complete, was used already or has expired. {advice}':
    'Dieser Link ist unvollständig, schon benutzt oder abgelaufen. {advice}',
  'This time zone is not known here. Choose one of the list.':
    'Diese Zeitzone ist hier nicht bekannt. Wähle eine aus der Liste.',
  'The file could not be stored at the moment. Try again in a little while.':
    'Die Datei kann gerade nicht gespeichert werden. Versuche es gleich noch einmal.',
  'The file could not be read at the moment. Try again in a little while.':
    'Die Datei kann gerade nicht gelesen werden. Versuche es gleich noch einmal.',
  'The file could not be deleted at the moment. Try again in a little while.':
    'Die Datei kann gerade nicht gelöscht werden. Versuche es gleich noch einmal.',
  'This key was used for something else.': 'Dieser Schlüssel wurde für etwas anderes verwendet.',
  'The same is under way already.': 'Das läuft schon.',
  'Try again.': 'Versuche es noch einmal.',
} as const;
