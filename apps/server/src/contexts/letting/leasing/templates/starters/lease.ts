export const LEASE_EN = `
<p><em>An example to begin with, and no legal advice. Have it checked for your country, change what does not fit, then delete this line.</em></p>
<h2>1. Who makes this agreement</h2>
<p>This lease is made on {{today}} between {{homeowner_name}} (the homeowner) and {{roomie_name}} (the roomie).</p>
<h2>2. What is let</h2>
<p>The homeowner lets the room <strong>{{room_name}}</strong> in {{house_name}}, {{house_address}}, to live in. Kitchen, bathroom and all other shared rooms may be used together with the other roomies.</p>
<h2>3. How long</h2>
<p>The lease begins on {{starts_on}} and runs until one side gives notice.</p>
<h2>4. Rent and deposit</h2>
<ol><li><p>The rent is {{rent}} {{rent_period}}. It is due in advance: by the third working day of the month, or on the first day of its weeks if it is paid by weeks.</p></li><li><p>The deposit is {{deposit}}. It is paid before the keys are handed over, and returned after moving out, less what is itemised and proved.</p></li><li><p>Shared costs such as electricity, water and internet are settled as the house agrees.</p></li></ol>
<h2>5. Living together</h2>
<ol><li><p>The rules of the house apply to everybody who lives there.</p></li><li><p>The room is not let on to others without the homeowner’s written consent.</p></li><li><p>Damage is reported as soon as it is noticed.</p></li></ol>
<h2>6. Visits by the homeowner</h2>
<p>The homeowner enters the room only by appointment, at least 24 hours ahead, or where something has to be prevented at once.</p>
<h2>7. Moving out</h2>
<p>The room is handed back empty and clean, with every key. Both sides record its condition, and compare it with the record of moving in.</p>
<h2>8. How to reach each other</h2>
<p>Homeowner: {{homeowner_email}}</p>
<p>Roomie: {{roomie_email}}</p>
`;

export const LEASE_DE = `
<p><em>Ein Beispiel für den Anfang, keine Rechtsberatung. Lass es für dein Land prüfen, ändere, was nicht passt, und lösche dann diese Zeile.</em></p>
<h2>1. Wer den Vertrag schließt</h2>
<p>Dieser Mietvertrag wird am {{today}} zwischen {{homeowner_name}} (Vermietung) und {{roomie_name}} (Mietpartei) geschlossen.</p>
<h2>2. Was vermietet wird</h2>
<p>Vermietet wird das Zimmer <strong>{{room_name}}</strong> in {{house_name}}, {{house_address}}, zum Wohnen. Küche, Bad und alle anderen gemeinsamen Räume werden mit den anderen zusammen genutzt.</p>
<h2>3. Wie lange</h2>
<p>Das Mietverhältnis beginnt am {{starts_on}} und läuft, bis eine Seite kündigt.</p>
<h2>4. Miete und Kaution</h2>
<ol><li><p>Die Miete beträgt {{rent}} {{rent_period}}. Sie ist im Voraus fällig: bis zum dritten Werktag jedes Monats oder, wenn sie nach Wochen gezahlt wird, am ersten Tag jedes Zeitraums.</p></li><li><p>Die Kaution beträgt {{deposit}}. Sie wird vor der Übergabe der Schlüssel gezahlt und nach dem Auszug zurückgegeben, abzüglich dessen, was einzeln aufgeführt und belegt ist.</p></li><li><p>Gemeinsame Kosten wie Strom, Wasser und Internet werden abgerechnet, wie es im Haus vereinbart ist.</p></li></ol>
<h2>5. Zusammen wohnen</h2>
<ol><li><p>Die Hausordnung gilt für alle, die hier wohnen.</p></li><li><p>Das Zimmer wird nicht ohne schriftliche Zustimmung der Vermietung weitervermietet.</p></li><li><p>Schäden werden gemeldet, sobald sie bemerkt werden.</p></li></ol>
<h2>6. Besuche der Vermietung</h2>
<p>Die Vermietung betritt das Zimmer nur nach Absprache, mindestens 24 Stunden vorher, oder wenn etwas sofort verhindert werden muss.</p>
<h2>7. Auszug</h2>
<p>Das Zimmer wird leer, sauber und mit allen Schlüsseln zurückgegeben. Beide Seiten halten den Zustand fest und vergleichen ihn mit dem Protokoll des Einzugs.</p>
<h2>8. Erreichbarkeit</h2>
<p>Vermietung: {{homeowner_email}}</p>
<p>Mietpartei: {{roomie_email}}</p>
`;
