export const HOUSE_RULES_EN = `
<p><em>An example to begin with, and no legal advice. Change what does not fit, then delete this line.</em></p>
<h2>House rules of {{house_name}}</h2>
<ul><li><p>It is quiet from 22:00 to 7:00, and on Sundays until 9:00.</p></li><li><p>Whoever cooks clears up before going to bed.</p></li><li><p>Chores are done by the day on which they are due, or swapped before it.</p></li><li><p>Guests may stay three nights in a row; longer stays are agreed with the house.</p></li><li><p>Nobody smokes indoors.</p></li><li><p>The front door is locked at night, and windows are closed when nobody is in.</p></li></ul>
<p>{{roomie_name}} has read these rules and agrees to keep them.</p>
`;

export const HOUSE_RULES_DE = `
<p><em>Ein Beispiel für den Anfang, keine Rechtsberatung. Ändere, was nicht passt, und lösche dann diese Zeile.</em></p>
<h2>Hausordnung von {{house_name}}</h2>
<ul><li><p>Von 22 bis 7 Uhr ist es ruhig, sonntags bis 9 Uhr.</p></li><li><p>Wer kocht, räumt vor dem Schlafengehen auf.</p></li><li><p>Aufgaben werden bis zu ihrem Tag erledigt oder vorher getauscht.</p></li><li><p>Gäste bleiben bis zu drei Nächte am Stück; längere Besuche werden mit dem Haus abgesprochen.</p></li><li><p>Im Haus wird nicht geraucht.</p></li><li><p>Nachts ist die Haustür abgeschlossen, und Fenster sind zu, wenn niemand da ist.</p></li></ul>
<p>{{roomie_name}} hat diese Hausordnung gelesen und hält sich daran.</p>
`;
