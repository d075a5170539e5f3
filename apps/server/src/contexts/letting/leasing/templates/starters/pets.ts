export const PETS_EN = `
<p><em>An example to begin with, and no legal advice. Change what does not fit, then delete this line.</em></p>
<h2>Keeping a pet in {{room_name}}, {{house_name}}</h2>
<p>{{homeowner_name}} allows {{roomie_name}} to keep one pet: (name and kind of the pet).</p>
<ol><li><p>The roomie looks after the pet and pays for damage that it causes.</p></li><li><p>The pet stays out of rooms of others who do not want it there.</p></li><li><p>The consent can be taken back where the pet disturbs the others and nothing else has helped.</p></li></ol>
<p>Agreed on {{today}}.</p>
`;

export const PETS_DE = `
<p><em>Ein Beispiel für den Anfang, keine Rechtsberatung. Ändere, was nicht passt, und lösche dann diese Zeile.</em></p>
<h2>Ein Haustier in {{room_name}}, {{house_name}}</h2>
<p>{{homeowner_name}} erlaubt {{roomie_name}}, ein Haustier zu halten: (Name und Art des Tiers).</p>
<ol><li><p>Wer das Tier hält, sorgt dafür und kommt für Schäden auf.</p></li><li><p>Das Tier bleibt den Zimmern derer fern, die es dort nicht möchten.</p></li><li><p>Die Erlaubnis kann zurückgenommen werden, wenn das Tier die anderen stört und nichts anderes geholfen hat.</p></li></ol>
<p>Vereinbart am {{today}}.</p>
`;
