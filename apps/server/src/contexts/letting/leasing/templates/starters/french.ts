import type { WrittenStarter } from './written-starter.ts';

export const FRENCH_STARTERS: readonly WrittenStarter[] = [
  {
    key: 'lease-fr',
    title: 'Bail d’une chambre',
    type: 'lease',
    language: 'fr',
    agreement: `
<p><em>Un exemple pour commencer, et non un conseil juridique. Faites-le vérifier pour votre pays, modifiez ce qui ne convient pas, puis supprimez cette ligne.</em></p>
<h2>1. Les parties</h2>
<p>Le présent bail est conclu le {{today}} entre {{homeowner_name}} (propriétaire) et {{roomie_name}} (locataire).</p>
<h2>2. Les lieux loués</h2>
<p>La chambre <strong>{{room_name}}</strong> est louée à usage d’habitation. Elle est située dans {{house_name}}, {{house_address}}. La cuisine, la salle de bains et toutes les autres pièces communes sont utilisées avec les autres colocataires.</p>
<h2>3. La durée</h2>
<p>Le bail commence le {{starts_on}} et dure jusqu’à ce que l’une des parties donne congé.</p>
<h2>4. Le loyer et le dépôt de garantie</h2>
<ol><li><p>Le loyer est de {{rent}} {{rent_period}}. Il est payable d’avance : au plus tard le troisième jour ouvrable du mois ou, s’il est payé à la semaine, le premier jour de chaque période.</p></li><li><p>Le dépôt de garantie est de {{deposit}}. Il est versé avant la remise des clés et restitué après le départ, déduction faite des sommes détaillées et justifiées.</p></li><li><p>Les frais communs, comme l’électricité, l’eau et Internet, sont réglés comme convenu dans la colocation.</p></li></ol>
<h2>5. La vie commune</h2>
<ol><li><p>Les règles de vie du logement s’appliquent à toutes les personnes qui y habitent.</p></li><li><p>La chambre n’est pas sous-louée sans l’accord écrit de la partie propriétaire.</p></li><li><p>Tout dégât est signalé dès qu’il est constaté.</p></li></ol>
<h2>6. L’accès à la chambre</h2>
<p>La partie propriétaire n’entre dans la chambre que sur rendez-vous, pris au moins 24 heures à l’avance, ou s’il faut empêcher un dommage immédiat.</p>
<h2>7. Le départ</h2>
<p>La chambre est rendue vide et propre, avec toutes les clés. Les deux parties dressent l’état des lieux de sortie et le comparent à l’état des lieux d’entrée.</p>
<h2>8. Les coordonnées</h2>
<p>Propriétaire : {{homeowner_email}}</p>
<p>Locataire : {{roomie_email}}</p>
`,
  },
  {
    key: 'rules-fr',
    title: 'Règles de vie',
    type: 'house_rules',
    language: 'fr',
    agreement: `
<p><em>Un exemple pour commencer, et non un conseil juridique. Modifiez ce qui ne convient pas, puis supprimez cette ligne.</em></p>
<h2>Règles de vie : {{house_name}}</h2>
<ul><li><p>Le calme règne de 22 h à 7 h, et jusqu’à 9 h le dimanche.</p></li><li><p>La personne qui cuisine range avant d’aller se coucher.</p></li><li><p>Les tâches sont faites au plus tard le jour prévu, ou échangées avant.</p></li><li><p>Les invités peuvent rester trois nuits de suite ; les séjours plus longs se décident avec la colocation.</p></li><li><p>On ne fume pas à l’intérieur.</p></li><li><p>La porte d’entrée est fermée à clé la nuit, et les fenêtres sont fermées quand il n’y a personne.</p></li></ul>
<p>{{roomie_name}} a lu ces règles et s’engage à les respecter.</p>
`,
  },
  {
    key: 'pets-fr',
    title: 'Avenant sur un animal',
    type: 'pets',
    language: 'fr',
    agreement: `
<p><em>Un exemple pour commencer, et non un conseil juridique. Modifiez ce qui ne convient pas, puis supprimez cette ligne.</em></p>
<h2>Un animal dans {{room_name}}, {{house_name}}</h2>
<p>{{homeowner_name}} autorise {{roomie_name}} à avoir un animal : (nom et espèce de l’animal).</p>
<ol><li><p>{{roomie_name}} s’occupe de l’animal et répond des dégâts qu’il cause.</p></li><li><p>L’animal n’entre pas dans les chambres des personnes qui ne le souhaitent pas.</p></li><li><p>L’autorisation peut être retirée si l’animal dérange les autres et que rien d’autre n’a aidé.</p></li></ol>
<p>Convenu le {{today}}.</p>
`,
  },
];
