import type { WrittenStarter } from './written-starter.ts';

export const GERMAN_STARTERS: readonly WrittenStarter[] = [
  {
    key: 'lease-de',
    title: 'Mietvertrag für ein Zimmer',
    type: 'lease',
    language: 'de',
    agreement: `
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
`,
  },
  {
    key: 'rules-de',
    title: 'Hausordnung',
    type: 'house_rules',
    language: 'de',
    agreement: `
<p><em>Ein Beispiel für den Anfang, keine Rechtsberatung. Ändere, was nicht passt, und lösche dann diese Zeile.</em></p>
<h2>Hausordnung von {{house_name}}</h2>
<ul><li><p>Von 22 bis 7 Uhr ist es ruhig, sonntags bis 9 Uhr.</p></li><li><p>Wer kocht, räumt vor dem Schlafengehen auf.</p></li><li><p>Aufgaben werden bis zu ihrem Tag erledigt oder vorher getauscht.</p></li><li><p>Gäste bleiben bis zu drei Nächte am Stück; längere Besuche werden mit dem Haus abgesprochen.</p></li><li><p>Im Haus wird nicht geraucht.</p></li><li><p>Nachts ist die Haustür abgeschlossen, und Fenster sind zu, wenn niemand da ist.</p></li></ul>
<p>{{roomie_name}} hat diese Hausordnung gelesen und hält sich daran.</p>
`,
  },
  {
    key: 'pets-de',
    title: 'Vereinbarung über ein Haustier',
    type: 'pets',
    language: 'de',
    agreement: `
<p><em>Ein Beispiel für den Anfang, keine Rechtsberatung. Ändere, was nicht passt, und lösche dann diese Zeile.</em></p>
<h2>Ein Haustier in {{room_name}}, {{house_name}}</h2>
<p>{{homeowner_name}} erlaubt {{roomie_name}}, ein Haustier zu halten: (Name und Art des Tiers).</p>
<ol><li><p>Wer das Tier hält, sorgt dafür und kommt für Schäden auf.</p></li><li><p>Das Tier bleibt den Zimmern derer fern, die es dort nicht möchten.</p></li><li><p>Die Erlaubnis kann zurückgenommen werden, wenn das Tier die anderen stört und nichts anderes geholfen hat.</p></li></ol>
<p>Vereinbart am {{today}}.</p>
`,
  },
];
