import type { WrittenStarter } from './written-starter.ts';

export const SPANISH_STARTERS: readonly WrittenStarter[] = [
  {
    key: 'lease-es',
    title: 'Contrato de habitación',
    type: 'lease',
    language: 'es',
    agreement: `
<p><em>Un ejemplo para empezar, no asesoramiento legal. Haz que lo revisen para tu país, cambia lo que no encaje y después borra esta línea.</em></p>
<h2>1. Quién firma el contrato</h2>
<p>Este contrato de alquiler de habitación se firma el {{today}} entre {{homeowner_name}} (la parte arrendadora) y {{roomie_name}} (la parte arrendataria).</p>
<h2>2. Qué se alquila</h2>
<p>Se alquila como vivienda la habitación <strong>{{room_name}}</strong> en {{house_name}}, {{house_address}}. La cocina, el baño y las demás zonas comunes se comparten con el resto de la casa.</p>
<h2>3. Duración</h2>
<p>El contrato empieza el {{starts_on}} y sigue hasta que alguna de las partes dé el preaviso.</p>
<h2>4. Alquiler y fianza</h2>
<ol><li><p>El alquiler es de {{rent}} {{rent_period}}. Se paga por adelantado: hasta el tercer día laborable del mes o, si se paga por semanas, el primer día de cada periodo.</p></li><li><p>La fianza es de {{deposit}}. Se paga antes de la entrega de llaves y se devuelve después de la salida, menos lo que se detalle y se justifique.</p></li><li><p>Los gastos compartidos, como la electricidad, el agua e internet, se reparten como acuerde la casa.</p></li></ol>
<h2>5. Convivencia</h2>
<ol><li><p>Las normas de la casa valen para todas las personas que viven en ella.</p></li><li><p>La habitación no se subarrienda sin el consentimiento por escrito de la parte arrendadora.</p></li><li><p>Los daños se comunican en cuanto se descubren.</p></li></ol>
<h2>6. Visitas de la parte arrendadora</h2>
<p>La parte arrendadora solo entra en la habitación con cita previa, avisando al menos 24 horas antes, o si hay que evitar algo de inmediato.</p>
<h2>7. Salida</h2>
<p>La habitación se devuelve vacía, limpia y con todas las llaves. Ambas partes registran su estado y lo comparan con el registro de la entrada.</p>
<h2>8. Contacto</h2>
<p>Parte arrendadora: {{homeowner_email}}</p>
<p>Parte arrendataria: {{roomie_email}}</p>
`,
  },
  {
    key: 'rules-es',
    title: 'Normas de la casa',
    type: 'house_rules',
    language: 'es',
    agreement: `
<p><em>Un ejemplo para empezar, no asesoramiento legal. Cambia lo que no encaje y después borra esta línea.</em></p>
<h2>Normas de {{house_name}}</h2>
<ul><li><p>Hay silencio de 22:00 a 7:00, y los domingos hasta las 9:00.</p></li><li><p>Quien cocina recoge antes de irse a dormir.</p></li><li><p>Las tareas se hacen como muy tarde el día que tocan, o se cambian antes.</p></li><li><p>Los invitados pueden quedarse tres noches seguidas; las estancias más largas se acuerdan con la casa.</p></li><li><p>No se fuma dentro.</p></li><li><p>La puerta de la calle se cierra con llave por la noche, y las ventanas, cuando no hay nadie.</p></li></ul>
<p>{{roomie_name}} ha leído estas normas y se compromete a cumplirlas.</p>
`,
  },
  {
    key: 'pets-es',
    title: 'Anexo sobre mascotas',
    type: 'pets',
    language: 'es',
    agreement: `
<p><em>Un ejemplo para empezar, no asesoramiento legal. Cambia lo que no encaje y después borra esta línea.</em></p>
<h2>Una mascota en {{room_name}}, {{house_name}}</h2>
<p>{{homeowner_name}} permite a {{roomie_name}} tener una mascota: (nombre y tipo de animal).</p>
<ol><li><p>Quien tiene la mascota la cuida y paga los daños que cause.</p></li><li><p>La mascota no entra en las habitaciones de quienes no la quieran allí.</p></li><li><p>El permiso se puede retirar si la mascota molesta a los demás y nada más ha servido.</p></li></ol>
<p>Acordado el {{today}}.</p>
`,
  },
];
