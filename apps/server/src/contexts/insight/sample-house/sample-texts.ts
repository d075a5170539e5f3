import type { Locale } from '@common-roof/contracts';

/** What stands in a sample house, in one language. Stored as if people had written it. */
export interface SampleTexts {
  readonly house: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
    readonly currency: string;
    readonly timeZone: string;
    readonly description: string;
  };
  readonly rules: string;
  readonly rooms: readonly string[];
  readonly purchases: readonly string[];
  readonly suppliers: { readonly electricity: string; readonly internet: string };
  readonly announcement: { readonly title: string; readonly text: string };
  readonly repair: { readonly title: string; readonly description: string; readonly note: string };
  readonly guest: string;
  readonly parcel: string;
  readonly stock: readonly string[];
}

const TEXTS: Record<Locale, SampleTexts> = {
  en: {
    house: {
      name: 'Maple House',
      street: '1 Example Street',
      postalCode: 'M1 1AA',
      city: 'Manchester',
      country: 'GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
      description: 'A house to try things out with. Nothing in it is real.',
    },
    rules: 'Quiet from 22:00. Guests stay up to three nights. Wash up the same day.',
    rooms: ['Garden room', 'Front room', 'Attic', 'Box room'],
    purchases: [
      'Dish soap and sponges',
      'Toilet paper',
      'Coffee for everyone',
      'Washing powder',
      'Light bulbs',
      'Drying rack',
    ],
    suppliers: { electricity: 'Example Power', internet: 'Example Broadband' },
    announcement: {
      title: 'The boiler is serviced next week',
      text: 'An engineer checks the boiler one morning next week. There is no hot water for about two hours.',
    },
    repair: {
      title: 'The kitchen tap drips',
      description: 'Even when it is turned off tightly. There is a bowl under it at night.',
      note: 'I’m home on Wednesdays and Thursdays.',
    },
    guest: 'My sister. She sleeps in my room.',
    parcel: 'On the shelf in the hall',
    stock: ['Bin bags', 'Coffee', 'Hand soap', 'Oat milk'],
  },
  de: {
    house: {
      name: 'Ahornhaus',
      street: 'Musterstraße 1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      description: 'Ein Haus zum Ausprobieren. Nichts darin ist echt.',
    },
    rules: 'Ab 22 Uhr ist es leise. Gäste bleiben höchstens drei Nächte. Abgewaschen wird am selben Tag.',
    rooms: ['Gartenzimmer', 'Vorderzimmer', 'Dachzimmer', 'Kammer'],
    purchases: [
      'Spülmittel und Schwämme',
      'Toilettenpapier',
      'Kaffee für alle',
      'Waschmittel',
      'Glühbirnen',
      'Wäscheständer',
    ],
    suppliers: { electricity: 'Beispielstrom', internet: 'Beispielnetz' },
    announcement: {
      title: 'Nächste Woche wird die Heizung gewartet',
      text: 'An einem Vormittag nächste Woche kommt jemand für die Heizung. Etwa zwei Stunden lang gibt es kein warmes Wasser.',
    },
    repair: {
      title: 'Der Wasserhahn in der Küche tropft',
      description: 'Auch wenn er fest zugedreht ist. Nachts steht eine Schüssel darunter.',
      note: 'Mittwochs und donnerstags bin ich zu Hause.',
    },
    guest: 'Meine Schwester. Sie schläft in meinem Zimmer.',
    parcel: 'Auf dem Regal im Flur',
    stock: ['Müllbeutel', 'Kaffee', 'Handseife', 'Hafermilch'],
  },
  es: {
    house: {
      name: 'Casa del Arce',
      street: 'Calle del Ejemplo 1',
      postalCode: '28001',
      city: 'Madrid',
      country: 'ES',
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      description: 'Una casa para probar. Nada en ella es real.',
    },
    rules: 'Silencio a partir de las 22:00. Las visitas se quedan tres noches como máximo. Se friega el mismo día.',
    rooms: ['Habitación del jardín', 'Habitación exterior', 'Buhardilla', 'Habitación pequeña'],
    purchases: [
      'Lavavajillas y estropajos',
      'Papel higiénico',
      'Café para todos',
      'Detergente',
      'Bombillas',
      'Tendedero',
    ],
    suppliers: { electricity: 'Luz Ejemplo', internet: 'Fibra Ejemplo' },
    announcement: {
      title: 'La semana que viene revisan la caldera',
      text: 'Una mañana de la semana que viene un técnico revisa la caldera. No habrá agua caliente durante unas dos horas.',
    },
    repair: {
      title: 'El grifo de la cocina gotea',
      description: 'Incluso bien cerrado. Por la noche ponemos un cuenco debajo.',
      note: 'Los miércoles y los jueves estoy en casa.',
    },
    guest: 'Mi hermana. Duerme en mi habitación.',
    parcel: 'En el estante de la entrada',
    stock: ['Bolsas de basura', 'Café', 'Jabón de manos', 'Bebida de avena'],
  },
  fr: {
    house: {
      name: 'Maison des Érables',
      street: '1 rue de l’Exemple',
      postalCode: '75001',
      city: 'Paris',
      country: 'FR',
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      description: 'Un logement pour essayer. Rien n’y est réel.',
    },
    rules: 'Calme à partir de 22 h. Les invités restent trois nuits au plus. La vaisselle se fait le jour même.',
    rooms: ['Chambre sur jardin', 'Chambre sur rue', 'Chambre sous les toits', 'Petite chambre'],
    purchases: ['Liquide vaisselle et éponges', 'Papier toilette', 'Café pour tous', 'Lessive', 'Ampoules', 'Étendoir'],
    suppliers: { electricity: 'Électricité Exemple', internet: 'Fibre Exemple' },
    announcement: {
      title: 'La chaudière est entretenue la semaine prochaine',
      text: 'Un technicien passe un matin de la semaine prochaine. Il n’y aura pas d’eau chaude pendant environ deux heures.',
    },
    repair: {
      title: 'Le robinet de la cuisine goutte',
      description: 'Même bien fermé. La nuit, on met un bol dessous.',
      note: 'Je suis là le mercredi et le jeudi.',
    },
    guest: 'Ma sœur. Elle dort dans ma chambre.',
    parcel: 'Sur l’étagère de l’entrée',
    stock: ['Sacs poubelle', 'Café', 'Savon pour les mains', 'Lait d’avoine'],
  },
  ar: {
    house: {
      name: 'بيت القيقب',
      street: 'شارع المثال 1',
      postalCode: '00000',
      city: 'دبي',
      country: 'AE',
      currency: 'AED',
      timeZone: 'Asia/Dubai',
      description: 'بيت للتجربة. لا شيء فيه حقيقي.',
    },
    rules: 'الهدوء من الساعة 22:00. يبقى الضيوف ثلاث ليالٍ على الأكثر. تُغسل الأطباق في اليوم نفسه.',
    rooms: ['غرفة الحديقة', 'الغرفة الأمامية', 'غرفة السطح', 'الغرفة الصغيرة'],
    purchases: ['سائل الجلي والإسفنج', 'ورق الحمام', 'قهوة للجميع', 'مسحوق الغسيل', 'مصابيح', 'منشر الغسيل'],
    suppliers: { electricity: 'كهرباء المثال', internet: 'إنترنت المثال' },
    announcement: {
      title: 'صيانة السخان الأسبوع القادم',
      text: 'يأتي فني صباح أحد أيام الأسبوع القادم. لن يكون هناك ماء ساخن لمدة ساعتين تقريبًا.',
    },
    repair: {
      title: 'صنبور المطبخ يقطّر',
      description: 'حتى عند إغلاقه بإحكام. نضع وعاءً تحته ليلًا.',
      note: 'أكون في المنزل يومي الأربعاء والخميس.',
    },
    guest: 'أختي. تنام في غرفتي.',
    parcel: 'على الرف في المدخل',
    stock: ['أكياس القمامة', 'قهوة', 'صابون اليدين', 'حليب الشوفان'],
  },
};

export const sampleTexts = (locale: Locale): SampleTexts => TEXTS[locale];
