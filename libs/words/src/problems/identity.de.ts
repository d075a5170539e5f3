/** Accounts, sessions, profiles and pictures. */
export const identity = {
  'Not Authorized ...': 'Not Authorized ...',
  'Too many tries. Wait a little, or reset the password.':
    'Zu viele Versuche. Warte ein wenig, oder setze das Passwort zurück.',
  'Please confirm with your second factor first.': 'Bitte bestätige zuerst mit deinem zweiten Faktor.',
  'Please confirm with your password first.': 'Bitte bestätige zuerst mit deinem Passwort.',
  'E-mail, password and account type do not fit together.':
    'E-Mail, Passwort und Art des Kontos passen nicht zusammen.',
  'Enter the code from your authenticator app.': 'Gib den Code aus deiner Authenticator-App ein.',
  'Your account needs a passkey to sign in.': 'Für dein Konto brauchst du beim Anmelden einen Passkey.',
  'That code is not right, or it was used already. Try the next one.':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Versuche den nächsten.',
  'That recovery code is not right, or it was used already.':
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.',
  'That took too long. Please begin again.': 'Das hat zu lange gedauert. Bitte fang noch einmal an.',
  'This passkey did not work here. Try another one, or sign in with your password.':
    'Dieser Passkey hat hier nicht funktioniert. Versuche einen anderen, oder melde dich mit deinem Passwort an.',
  'This passkey could not be added. Please try again.':
    'Dieser Passkey ließ sich nicht hinzufügen. Bitte versuche es noch einmal.',
  'You have as many passkeys as there can be. Remove one first.': 'Mehr Passkeys gehen nicht. Entferne zuerst einen.',
  'This passkey is in your list already.': 'Diesen Passkey hast du schon.',
  'Two-step sign-in is on already.': 'Die Anmeldung in zwei Schritten ist schon an.',
  'Two-step sign-in is not on.': 'Die Anmeldung in zwei Schritten ist nicht an.',
  'Admins need a second factor here. Set up another one first.':
    'Admins brauchen hier einen zweiten Faktor. Richte zuerst einen anderen ein.',
  'Set up two-step sign-in or a passkey first.':
    'Richte zuerst die Anmeldung in zwei Schritten oder einen Passkey ein.',
  'You cannot reset your own second factor. Ask another admin.':
    'Deinen eigenen zweiten Faktor kannst du nicht zurücksetzen. Bitte jemand anderen aus der Verwaltung darum.',
  'That is the password you have.': 'Das ist dein jetziges Passwort.',
  'That is not your current password.': 'Das ist nicht dein jetziges Passwort.',
  'That is the address you have.': 'Das ist deine jetzige Adresse.',
  'Please choose a new password.': 'Bitte wähle ein neues Passwort.',
  'You can’t choose someone else’s password.': 'Du kannst kein Passwort für andere wählen.',
  'Leave out your name, your e-mail address and the name of this product.':
    'Lass deinen Namen, deine E-Mail-Adresse und den Namen dieses Produkts weg.',
  'That is too easy to guess. {advice}': 'Das ist zu leicht zu erraten. {advice}',
  'Ask for a new one.': 'Fordere einen neuen an.',
  'You can choose your e-mails in your profile.': 'Deine E-Mails kannst du in deinem Profil wählen.',
  'This address already has an account of that type.': 'Zu dieser Adresse gibt es schon ein Konto dieser Art.',
  'Its owner deleted this account. It cannot be opened again.':
    'Dieses Konto wurde gelöscht. Es lässt sich nicht wieder öffnen.',
  'They live in {house}, or are about to. Their stay has to end first.':
    'Die Person wohnt in {house} oder zieht demnächst ein. Zuerst muss das enden.',
  'They still hold houses. Those have to be archived first.':
    'Die Person hat noch Häuser. Zuerst müssen die archiviert werden.',
  'You can only invite people who haven’t chosen a password yet.':
    'Einladen kannst du nur Personen, die noch kein Passwort gewählt haben.',
  'You cannot disable yourself. Ask another admin.': 'Dein eigenes Konto kannst du nicht sperren. Frag jemand anderen.',
  'You are about to move into {house}. Agree with your homeowner to cancel that first.':
    'Du ziehst demnächst in {house} ein. Hebe das zuerst gemeinsam mit deiner Vermietung auf.',
  'You still live in {house}. Move out first; then you can delete your account.':
    'Du wohnst noch in {house}. Zieh zuerst aus, dann kannst du dein Konto löschen.',
  'You still hold houses. Archive them first; then you can delete your account.':
    'Du hast noch Häuser. Archiviere sie zuerst, dann kannst du dein Konto löschen.',
  'You are the last admin. Add another one first.': 'Du bist der letzte Admin. Nimm zuerst jemand anderen auf.',
  'You need to live in a house to use this.': 'Dafür musst du in einem Haus wohnen.',
  'There is nothing to choose about this kind of alert.': 'Bei dieser Art von Hinweis gibt es nichts zu wählen.',
  'Your account is about to be deleted. Keep it first.': 'Dein Konto wird bald gelöscht. Behalte es zuerst.',
  'Your data is being put together already.': 'Deine Daten werden gerade schon zusammengestellt.',
  'You can ask for your data {most} times a day.': 'Du kannst deine Daten {most}-mal am Tag anfordern.',
  'This file is not there any more. Ask for a new one on your profile page.':
    'Diese Datei gibt es nicht mehr. Fordere auf deiner Profilseite eine neue an.',
  'Ask for your data again on your profile page.': 'Fordere deine Daten auf deiner Profilseite noch einmal an.',

  'Many pictures arrive just now.': 'Gerade kommen viele Bilder an.',
  'A picture may have {most} MB at most.': 'Ein Bild darf höchstens {most} MB haben.',
  'Only JPEG, PNG and WebP pictures are accepted.': 'Nur Bilder in JPEG, PNG und WebP sind möglich.',
  'This picture is damaged.': 'Dieses Bild ist beschädigt.',
  'This picture is damaged or incomplete.': 'Dieses Bild ist beschädigt oder unvollständig.',
  'This picture has too many pixels.': 'Dieses Bild hat zu viele Bildpunkte.',
  'This picture has too many bytes.': 'Dieses Bild ist zu groß.',
  'Send the picture itself, as a data URL in base64: nothing is fetched from an address.':
    'Sende das Bild selbst, als Data-URL in Base64: Von einer Adresse wird nichts geholt.',
  'The photos were changed in another window.': 'Die Fotos wurden in einem anderen Fenster geändert.',
  'There is room for {most} at most.': 'Hier ist Platz für höchstens {most}.',
  'There is room for {most} photos here at most.': 'Hier ist Platz für höchstens {most} Fotos.',
  'One of these images is not yours or is no longer there. Upload it again.':
    'Eines dieser Bilder gehört dir nicht oder ist nicht mehr da. Lade es noch einmal hoch.',
  'Your photos fill the {most} MB that an account has. Take some away first.':
    'Deine Fotos füllen die {most} MB, die ein Konto hat. Nimm zuerst welche weg.',
} as const;
