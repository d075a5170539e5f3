/** Why a password is easy to guess, and how to improve it: zxcvbn's sentences. */
export const passwords = {
  'Straight rows of keys on your keyboard are easy to guess.': 'Gerade Reihen auf der Tastatur sind leicht zu erraten.',
  'Short keyboard patterns are easy to guess.': 'Kurze Muster auf der Tastatur sind leicht zu erraten.',
  'Repeated characters like "aaa" are easy to guess.': 'Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.',
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    'Wiederholte Folgen wie „abcabcabc“ sind leicht zu erraten.',
  'Common character sequences like "abc" are easy to guess.': 'Übliche Folgen wie „abc“ sind leicht zu erraten.',
  'Recent years are easy to guess.': 'Jahreszahlen der letzten Zeit sind leicht zu erraten.',
  'Dates are easy to guess.': 'Daten sind leicht zu erraten.',
  'This is a heavily used password.': 'Dieses Passwort verwenden sehr viele.',
  'This is a frequently used password.': 'Dieses Passwort verwenden viele.',
  'This is a commonly used password.': 'Dieses Passwort ist üblich.',
  'This is similar to a commonly used password.': 'Das ähnelt einem üblichen Passwort.',
  'Single words are easy to guess.': 'Einzelne Wörter sind leicht zu erraten.',
  'Single names or surnames are easy to guess.': 'Einzelne Namen sind leicht zu erraten.',
  'Common names and surnames are easy to guess.': 'Häufige Namen sind leicht zu erraten.',
  'There should not be any personal or page related data.': 'Lass weg, was mit dir oder dieser Seite zu tun hat.',
  'Your password was exposed by a data breach on the Internet.':
    'Dein Passwort ist bei einem Datenleck bekannt geworden.',
  "Avoid predictable letter substitutions like '@' for 'a'.": 'Vermeide naheliegende Ersetzungen wie „@“ für „a“.',
  'Avoid reversed spellings of common words.': 'Vermeide rückwärts geschriebene Wörter.',
  'Capitalize some, but not all letters.': 'Schreib einige Buchstaben groß, aber nicht alle.',
  'Capitalize more than the first letter.': 'Schreib mehr als den ersten Buchstaben groß.',
  'Avoid dates and years that are associated with you.': 'Vermeide Daten und Jahre, die mit dir zu tun haben.',
  'Avoid recent years.': 'Vermeide Jahreszahlen der letzten Zeit.',
  'Avoid years that are associated with you.': 'Vermeide Jahre, die mit dir zu tun haben.',
  'Avoid common character sequences.': 'Vermeide übliche Folgen.',
  'Avoid repeated words and characters.': 'Vermeide wiederholte Wörter und Zeichen.',
  'Use longer keyboard patterns and change typing direction multiple times.':
    'Nimm längere Muster, und wechsle öfter die Richtung.',
  'Add more words that are less common.': 'Füge mehr seltene Wörter hinzu.',
  'Use multiple words, but avoid common phrases.': 'Nimm mehrere Wörter, aber keine Redensart.',
  'You can create strong passwords without using symbols, numbers, or uppercase letters.':
    'Ein starkes Passwort braucht keine Sonderzeichen, Ziffern oder Großbuchstaben.',
  'If you use this password elsewhere, you should change it.': 'Wenn du es auch anderswo verwendest, ändere es dort.',
} as const;
