/** Ads, applicants, offers, showings and agreements. */
export const letting = {
  'The template was changed in another window.': 'Die Vorlage wurde in einem anderen Fenster geändert.',
  'An agreement made from this template was signed, so it is kept. Switch it off instead.':
    'Ein Vertrag aus dieser Vorlage ist unterschrieben, deshalb bleibt sie. Schalte sie stattdessen aus.',
  'is more text than can be kept. Delete templates that you no longer use.':
    'ist mehr Text, als aufbewahrt werden kann. Lösche Vorlagen, die du nicht mehr brauchst.',
  'has more than {most} paragraphs and other parts': 'hat mehr als {most} Absätze und andere Teile',
  'is nested deeper than {most} levels': 'ist tiefer als {most} Ebenen verschachtelt',
  'has {written}, which is no placeholder': 'enthält {written}, und das ist kein Platzhalter',

  'The lease is signed already.': 'Der Mietvertrag ist schon unterschrieben.',
  'An offer goes with a lease. This template is none.':
    'Zu einem Angebot gehört ein Mietvertrag. Diese Vorlage ist keiner.',
  'There is an account with your address already. Sign in to it, and open the link again to sign.':
    'Mit deiner Adresse gibt es schon ein Konto. Melde dich dort an, und öffne den Link noch einmal, um zu unterschreiben.',
  'Only a lease that has not begun can be cancelled. One in force ends by notice.':
    'Nur ein Mietvertrag, der noch nicht begonnen hat, kann aufgehoben werden. Einer, der gilt, endet durch Kündigung.',
  'The roomie moves to another room with a lease that both have signed. Ask to cancel that lease instead.':
    'Der Umzug in ein anderes Zimmer ist mit einem unterschriebenen Mietvertrag vereinbart. Bitte stattdessen darum, diesen aufzuheben.',
  'This lease is not in force.': 'Dieser Mietvertrag gilt nicht.',
  'A lease moves within its house. For another house, end it and make a new one.':
    'Ein Mietvertrag zieht nur innerhalb des Hauses um. Beende ihn für ein anderes Haus und schließe einen neuen.',
  'must be after the first day of the lease': 'muss nach dem ersten Tag des Mietvertrags liegen',
  'No lease of this roomie is in force.': 'Für diese Person gilt kein Mietvertrag.',
  'Nobody has given notice on this lease.': 'Dieser Mietvertrag ist nicht gekündigt.',
  'The tenancy doesn’t match the lease.': 'Das Mietverhältnis passt nicht zum Mietvertrag.',
  'The settings were changed in another window.': 'Die Einstellungen wurden in einem anderen Fenster geändert.',
  'The stay ended on {day}: the lease ends on that day too.':
    'Das Mietverhältnis endete am {day}. Der Vertrag endet am selben Tag.',
  'The notice period is {days} days: the earliest day is {earliest}.':
    'Die Kündigungsfrist beträgt {days} Tage: Der früheste Tag ist der {earliest}.',
  'The notice period is {days} days to the end of a month: the earliest day is {earliest}.':
    'Die Kündigungsfrist beträgt {days} Tage zum Monatsende: Der früheste Tag ist der {earliest}.',
  'The settlement has changed since you opened it. Check it again.':
    'Die Abrechnung hat sich geändert, seit du sie geöffnet hast. Sieh sie dir noch einmal an.',
  'You can release a lease from its last day on. Enter the day they left.':
    'Beenden kannst du einen Mietvertrag ab seinem letzten Tag. Gib den Tag des Auszugs an.',
  'This report was not submitted yet.': 'Dieses Protokoll wurde noch nicht abgegeben.',
  'This report was submitted. Add to it what is missing.':
    'Dieses Protokoll wurde abgegeben. Ergänze es um das, was fehlt.',
  'This report was acknowledged already.': 'Dieses Protokoll wurde schon bestätigt.',
  'This report is closed.': 'Dieses Protokoll ist abgeschlossen.',
  'Only the person moving in can write this report.': 'Das Einzugsprotokoll kann nur schreiben, wer einzieht.',
  'Notice hasn’t been given on this tenancy yet.': 'Dieses Mietverhältnis ist noch nicht gekündigt.',
  'This is on the list already.': 'Das steht schon auf der Liste.',
  'This is not on the list of the house. Give it a name of its own.':
    'Das steht nicht auf der Liste des Hauses. Gib ihm einen eigenen Namen.',
  'Each photo belongs to an item, and each item names photos that came along.':
    'Jedes Foto gehört zu einem Punkt, und jeder Punkt nennt Fotos, die mitgeschickt wurden.',
  'Check at least one item.': 'Prüfe mindestens einen Punkt.',
  'Another person has already signed a lease for this room.':
    'Für dieses Zimmer hat schon jemand anderes unterschrieben.',
  'must not be after the day of release': 'darf nicht nach dem letzten Tag liegen',
  'must not be before the first day': 'darf nicht vor dem ersten Tag liegen',
  'This template is switched off.': 'Diese Vorlage ist ausgeschaltet.',
  'Nobody lives in this room.': 'In diesem Zimmer wohnt niemand.',
  'Nobody lives in this house.': 'In diesem Haus wohnt niemand.',
  'There is a lease for this person already that is not in force yet.':
    'Für diese Person gibt es schon einen Mietvertrag, der noch nicht gilt.',
  'Another agreement of this kind is in force for the room.':
    'Für das Zimmer gilt schon ein anderer Vertrag dieser Art.',
  'That cannot be done with this agreement any more.': 'Das geht mit diesem Vertrag nicht mehr.',
  'Only the other party to the agreement can do this.': 'Das kann nur die andere Vertragspartei.',
  'Missing for {name}: {missing}. Add it, or remove the placeholder from the text.':
    'Für {name} ist nichts bekannt zu {missing}. Ergänze es, oder nimm es aus dem Text.',
  'The agreement was changed in another window.': 'Der Vertrag wurde in einem anderen Fenster geändert.',
  'The agreement changed while you read it. Please read it again.':
    'Der Vertrag hat sich geändert, während du ihn gelesen hast. Bitte lies ihn noch einmal.',
  'The wording of what you agree to has changed. Please read it again.':
    'Wozu du mit der Unterschrift zustimmst, ist neu formuliert. Bitte lies es noch einmal.',
  'A lease is put in force by countersigning it, and ends by notice and release.':
    'Ein Mietvertrag gilt, sobald er gegengezeichnet ist, und endet durch Kündigung und Übergabe.',
  'This lease belongs to an offer. Send or withdraw the offer instead.':
    'Dieser Mietvertrag gehört zu einem Angebot. Sende das Angebot, oder zieh es zurück.',
  'This agreement was changed too often. Make a new one.': 'Dieser Vertrag wurde zu oft geändert. Mach einen neuen.',
  'The document is being made. Try again in a moment.':
    'Das Dokument wird gerade erstellt. Versuch es gleich noch einmal.',
  'is more text than can be kept.': 'ist mehr Text, als aufbewahrt werden kann.',
  'must be after the first day': 'muss nach dem ersten Tag liegen',
  'must be filled in': 'muss ausgefüllt sein',

  'Finish the house first: its rooms can be advertised then.':
    'Stelle zuerst das Haus fertig: Dann lassen sich seine Zimmer inserieren.',
  'This ad was published already.': 'Diese Anzeige ist schon veröffentlicht.',
  'Only an ad that is open can be paused.': 'Nur eine offene Anzeige lässt sich anhalten.',
  'Only a paused ad can be resumed.': 'Nur eine angehaltene Anzeige lässt sich fortsetzen.',
  'This ad is closed.': 'Diese Anzeige ist geschlossen.',
  'This ad is closed already.': 'Diese Anzeige ist schon geschlossen.',
  'Only a draft can be discarded.': 'Nur ein Entwurf lässt sich verwerfen.',
  'The last ad of this room is still running.': 'Die letzte Anzeige dieses Zimmers läuft noch.',
  'This ad is closed. List the room again to change it.':
    'Diese Anzeige ist geschlossen. Inseriere das Zimmer noch einmal, um sie zu ändern.',
  'This room has an ad already. Change that one, or close it first.':
    'Dieses Zimmer hat schon eine Anzeige. Ändere sie, oder schließe sie zuerst.',
  'The ad was changed in another window.': 'Die Anzeige wurde in einem anderen Fenster geändert.',
  'The agreed term ends then. Ask the other party to agree that the lease continues, or make a new one.':
    'Dann endet die vereinbarte Laufzeit. Vereinbart, dass der Mietvertrag weiterläuft, oder schließt einen neuen.',
  'The lease ends on {day} by itself: choose that day or an earlier one.':
    'Der Mietvertrag endet am {day} von selbst: Wähle diesen Tag oder einen früheren.',
  'These characters cannot be printed: {characters}. Write it without them.':
    'Diese Zeichen lassen sich nicht drucken: {characters}. Schreib es ohne sie.',
  'This room is not free on the first day of the lease any more.':
    'Dieses Zimmer ist am ersten Tag des Mietvertrags nicht mehr frei.',
  'You have signed another lease that is not in force yet. One person has one lease at a time: ask for that one to be withdrawn first.':
    'Du hast schon einen anderen Mietvertrag unterschrieben, der noch nicht gilt. Eine Person hat immer nur einen: Bitte zuerst darum, ihn zurückzuziehen.',
  'This room is occupied and no notice has been given. You can advertise it once notice is given.':
    'In diesem Zimmer wohnt jemand und hat nicht gekündigt. Danach lässt es sich inserieren.',
  'Some wording may exclude people. Read the notes, then change the text or confirm it.':
    'Etwas in der Wortwahl könnte Menschen ausschließen. Lies die Hinweise, und ändere dann den Text oder bestätige ihn.',
  '“{words}” may exclude people because of {characteristic}.':
    '„{words}“ könnte Menschen ausschließen, und zwar wegen: {characteristic}.',
  'their origin or skin colour': 'Herkunft oder Hautfarbe',
  'their nationality or language': 'Staatsangehörigkeit oder Sprache',
  'their religion': 'Religion',
  'their sex': 'Geschlecht',
  'their family': 'Familie',
  'a disability or their health': 'Behinderung oder Gesundheit',
  'their age': 'Alter',
  'their sexual orientation': 'sexuelle Orientierung',
  'the source of their income': 'Herkunft des Einkommens',

  'Please answer: {question}': 'Bitte antworte: {question}',
  'The questions have changed. Reload the page and answer them again.':
    'Die Fragen haben sich geändert. Lade die Seite neu, und antworte noch einmal.',
  'This application was withdrawn. Apply again.': 'Diese Bewerbung wurde zurückgezogen. Bewirb dich noch einmal.',
  'This room is no longer advertised.': 'Dieses Zimmer ist nicht mehr inseriert.',
  'This application no longer exists.': 'Diese Bewerbung gibt es nicht mehr.',
  'This applicant was moved in another window, or withdrew.':
    'Diese Bewerbung wurde in einem anderen Fenster verschoben oder zurückgezogen.',
  'This applicant cannot be moved there any more.': 'Diese Bewerbung lässt sich nicht mehr dorthin verschieben.',
  'This applicant cannot be offered the room any more.': 'Dieser Person lässt sich das Zimmer nicht mehr anbieten.',
  'This applicant cannot be shown the room any more.': 'Dieser Person lässt sich das Zimmer nicht mehr zeigen.',

  'This room has already been offered. Withdraw that offer first.':
    'Dieses Zimmer ist schon jemandem angeboten. Zieh das Angebot zuerst zurück.',
  'The offer was changed in another window.': 'Das Angebot wurde in einem anderen Fenster geändert.',
  'The lease text was changed in another window.': 'Der Vertragstext wurde in einem anderen Fenster geändert.',
  'This offer cannot be changed like that any more.': 'Dieses Angebot lässt sich so nicht mehr ändern.',
  'This offer is over.': 'Dieses Angebot gilt nicht mehr.',
  'There is a newer text. Please read that one.': 'Es gibt einen neueren Text. Bitte lies den.',
  'The room is free from {day}.': 'Das Zimmer ist ab {day} frei.',
  'Only the homeowner who made the offer can do this.': 'Das kann nur die Vermietung, die das Angebot gemacht hat.',
  'Only the person who got this offer can do this, with their link.':
    'Das kann nur, wer das Angebot bekommen hat, mit dem Link dazu.',
  'Ask who sent it to you.': 'Frag, wer ihn dir gesendet hat.',

  'Only the other party to the lease can do this.': 'Das kann nur die andere Partei des Mietvertrags.',
  'That cannot be done while the deposit is held.': 'Das geht nicht, solange die Kaution hinterlegt ist.',
  'The deposit is settled already.': 'Die Kaution ist schon abgerechnet.',
  'No deposit of this roomie is held.': 'Von dieser Person ist keine Kaution hinterlegt.',
  'The deposit of this lease is settled. Offer a new lease instead.':
    'Die Kaution dieses Mietvertrags ist abgerechnet. Biete stattdessen einen neuen Vertrag an.',
  'Something is deducted from the deposit of this lease. Withdraw the deductions first.':
    'Von der Kaution dieses Mietvertrags ist etwas abgezogen. Nimm zuerst die Abzüge zurück.',
  'There are too many deductions. Combine some of them.': 'Das sind zu viele Abzüge. Fasse einige zusammen.',
  'A lease that follows another continues to be charged. Enter a payment instead.':
    'Ein Mietvertrag, der auf einen anderen folgt, wird weiter berechnet. Trage stattdessen eine Zahlung ein.',
  'Only a lease that began before today has a past.':
    'Nur ein Mietvertrag, der vor heute begann, hat eine Vorgeschichte.',
  'Rent is charged from the first day of the lease, or from the first of a month up to the next one.':
    'Miete wird ab dem ersten Tag des Mietvertrags berechnet oder ab dem Ersten eines Monats, höchstens des nächsten.',
  'This deposit has changed since you opened it. Check it again.':
    'Diese Kaution hat sich geändert, seit du sie geöffnet hast. Sieh sie noch einmal an.',
  'At most {amount} {currency} can be set off: what is due, uncontested and covered by the deposit.':
    'Höchstens {amount} {currency} können verrechnet werden: was fällig, unbestritten und durch die Kaution gedeckt ist.',
  'The deductions would be more than what is held.': 'Die Abzüge wären mehr, als hinterlegt ist.',
  'must be less than it was': 'muss weniger sein als bisher',
  'must be more than 0': 'muss mehr als 0 sein',
  'must match the amount': 'muss zum Betrag passen',
  'must have at least one photo': 'braucht mindestens ein Foto',
  'A deduction keeps at least one photo.': 'Zu einem Abzug gehört mindestens ein Foto.',
  'This deduction is withdrawn already.': 'Dieser Abzug ist schon zurückgenommen.',
  'Nobody disputes this deduction. Withdraw it, and add another one.':
    'Diesen Abzug bestreitet niemand. Nimm ihn zurück, und trage einen neuen ein.',
  'The deposit is settled. A deduction changes only by the answer to a dispute.':
    'Die Kaution ist abgerechnet. Ein Abzug ändert sich nur noch durch die Antwort auf einen Widerspruch.',
  'The reports don’t show, with a photo, that this got worse.':
    'Die Protokolle zeigen nicht mit Foto, dass das schlechter geworden ist.',
  'You’ve already made a deduction for this.': 'Dafür ist schon etwas abgezogen.',
  'Deductions could be disputed until {day}.': 'Abzüge konnten bis zum {day} bestritten werden.',
  'This deduction belongs to another deposit.': 'Dieser Abzug gehört zu einer anderen Kaution.',
  'You have disputed this deduction already.': 'Du hast diesen Abzug schon bestritten.',
  'With the deductions, {amount} {currency} is left to return. Return that, or change the deductions.':
    'Nach den Abzügen sind {amount} {currency} zurückzuzahlen. Zahle das zurück, oder ändere die Abzüge.',
  'must not be in the future': 'darf nicht in der Zukunft liegen',
  'must not be before the last day of the stay': 'darf nicht vor dem letzten Tag liegen',
  'There is a statement once the deposit is settled.': 'Eine Abrechnung gibt es, sobald die Kaution abgerechnet ist.',

  'The text still says that it is an example. Delete its first line before you send it.':
    'Im Text steht noch, dass er ein Beispiel ist. Lösche die erste Zeile, bevor du ihn sendest.',
  'Enter the code that we e-mailed you.': 'Gib den Code ein, den wir dir per E-Mail geschickt haben.',
  'This code is wrong or has expired. Check the e-mail, or ask for a new code.':
    'Dieser Code ist falsch oder abgelaufen. Sieh in der E-Mail nach, oder fordere einen neuen an.',
  'This offer was sent to another address. Only its recipient can sign it.':
    'Dieses Angebot ging an eine andere Adresse. Unterschreiben kann nur, wer es bekommen hat.',
  'This is your own address. Enter the address of the person who will sign.':
    'Das ist deine eigene Adresse. Gib die Adresse der Person ein, die unterschreiben soll.',
  'must be the six digits of the e-mail': 'müssen die sechs Ziffern aus der E-Mail sein',
  'This request was answered or withdrawn.': 'Diese Anfrage wurde beantwortet oder zurückgezogen.',
  'There is an open request already. Answer or withdraw it first.':
    'Es gibt schon eine offene Anfrage. Beantworte sie oder zieh sie zuerst zurück.',
  'You made this request. The other party has to answer it.':
    'Diese Anfrage stammt von dir. Beantworten muss sie die andere Vertragspartei.',
  'Only the person who made a request can withdraw it. You can decline it.':
    'Zurückziehen kann eine Anfrage nur, wer sie gestellt hat. Du kannst sie ablehnen.',
  'You gave this notice yourself. You can take it back.': 'Diese Kündigung stammt von dir. Du kannst sie zurücknehmen.',
  'The lease ends on {day}: choose an earlier day.': 'Der Mietvertrag endet am {day}: Wähle einen früheren Tag.',
  'The lease ends on {day}. Both parties have to agree to an earlier last day.':
    'Der Mietvertrag endet am {day}. Einem früheren letzten Tag müssen beide zustimmen.',
  'Only your homeowner can take back the end of the lease.':
    'Das Ende des Mietvertrags kann nur die Vermietung zurücknehmen.',
  'The other party gave this notice. Ask them to agree that the lease continues.':
    'Diese Kündigung stammt von der anderen Vertragspartei. Frag an, ob der Mietvertrag weiterlaufen soll.',

  'Only the homeowner can propose a showing.': 'Eine Besichtigung kann nur die Vermietung vorschlagen.',
  'Only the roomie can confirm this showing.': 'Zusagen kann nur, wer in dem Zimmer wohnt.',
  'Only the roomie can decline this showing. You can cancel it.':
    'Ablehnen kann nur, wer in dem Zimmer wohnt. Du kannst sie absagen.',
  'Only the homeowner can move or cancel this showing. You can decline it.':
    'Verschieben und absagen kann nur die Vermietung. Du kannst ablehnen.',
  'This showing has changed since you opened it.': 'Diese Besichtigung wurde geändert, seit du sie geöffnet hast.',
  'This showing is over.': 'Diese Besichtigung ist vorbei.',
  'This showing is confirmed.': 'Diese Besichtigung ist bestätigt.',
  'This showing is proposed.': 'Diese Besichtigung ist vorgeschlagen.',
  'This showing is cancelled.': 'Diese Besichtigung ist abgesagt.',
  'This showing no longer exists.': 'Diese Besichtigung gibt es nicht mehr.',
  'This showing may no longer exist.': 'Vielleicht gibt es diese Besichtigung nicht mehr.',
  'We ask the roomie first. You’ll hear from us.': 'Wir fragen zuerst, wer in dem Zimmer wohnt. Du hörst von uns.',
  'Another showing of this room has that time. Choose another.':
    'Zu dieser Zeit wird das Zimmer schon gezeigt. Wähle eine andere.',
  'The showing times were changed in another window.':
    'Die Besichtigungszeiten wurden in einem anderen Fenster geändert.',
  'Leave at least ten hours a week, between 8 and 21 o’clock, for showings.':
    'Lass mindestens zehn Stunden in der Woche zwischen 8 und 21 Uhr für Besichtigungen.',
  'This time is over.': 'Diese Zeit ist vorbei.',
  'A showing is planned at most a year ahead.': 'Eine Besichtigung lässt sich höchstens ein Jahr vorher planen.',
  'Give {name} at least {hours} hours’ notice.': 'Gib {name} mindestens {hours} Stunden vorher Bescheid.',
  '{name} does not want visitors at that time.': '{name} möchte zu dieser Zeit keinen Besuch.',
} as const;
