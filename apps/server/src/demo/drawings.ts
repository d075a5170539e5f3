/** The illustrations of the demonstration: drawn for this project, as SVG. */

export const WIDTH = 1_600;
export const HEIGHT = 1_200;

const svg = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" width="${String(WIDTH)}" height="${String(HEIGHT)}">${parts.join('')}</svg>`;
const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${String(width)}" stroke-linecap="round"/>`;

const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const INK = '#3A322B';
const PAPER = '#FBF7F0';

function plant(x: number, y: number, pot = '#B4472E'): string {
  const leaf = (dx: number, dy: number, turn: number): string =>
    `<ellipse cx="${String(x + dx)}" cy="${String(y - 60 + dy)}" rx="22" ry="62" fill="#2F6B50" transform="rotate(${String(turn)} ${String(x + dx)} ${String(y - 60 + dy)})"/>`;
  return [
    leaf(-40, -40, -38),
    leaf(40, -40, 38),
    leaf(-14, -80, -12),
    leaf(16, -78, 14),
    path(`M${String(x - 55)} ${String(y - 40)}h110l-16 90h-78z`, pot),
  ].join('');
}

function pane(x: number, y: number, width: number, height: number, sky: string, hasView = true): string {
  const hill = y + height * 0.72;
  return [
    box(x - 18, y - 18, width + 36, height + 36, PAPER),
    box(x, y, width, height, sky),
    hasView
      ? path(
          `M${String(x)} ${String(hill)}q${String(width / 4)} -70 ${String(width / 2)} -10t${String(width / 2)} -30V${String(y + height)}H${String(x)}z`,
          '#6F8468',
        )
      : '',
    line(
      `M${String(x + width / 2)} ${String(y)}v${String(height)}M${String(x)} ${String(y + height / 2)}h${String(width)}`,
      PAPER,
      16,
    ),
    box(x - 40, y + height + 18, width + 80, 22, PAPER),
  ].join('');
}

const floor = (colour: string, boards: string): string =>
  box(0, 900, WIDTH, 300, colour) +
  Array.from({ length: 9 }, (_, n) => line(`M${String(n * 200)} 900L${String(n * 240 - 160)} 1200`, boards, 4)).join(
    '',
  ) +
  box(0, 884, WIDTH, 22, PAPER);

export interface RoomColours {
  readonly wall: string;
  readonly floor: string;
  readonly blanket: string;
  readonly sky: string;
}

/** A bedroom with a bed, a window and a desk. */
export const bedroom = ({ wall, floor: boards, blanket, sky }: RoomColours): string =>
  svg(
    box(0, 0, WIDTH, HEIGHT, wall),
    floor(boards, 'rgba(0,0,0,0.12)'),
    pane(980, 180, 400, 420, sky),
    path('M940 130h70v560h-70zM1350 130h70v560h-70z', blanket, 'opacity="0.55"'),
    `<ellipse cx="900" cy="1080" rx="520" ry="86" fill="${blanket}" opacity="0.35"/>`,
    box(170, 560, 40, 420, '#6E5440'),
    box(190, 620, 30, 200, '#7D6049'),
    box(200, 800, 640, 130, PAPER),
    path('M420 770h430q20 0 20 20v150H420z', blanket),
    path('M420 770h430q20 0 20 20v20H420z', '#FFFFFF', 'opacity="0.25"'),
    path('M220 740q110 -40 190 10v70H220z', '#FFFFFF'),
    box(840, 760, 34, 220, '#6E5440'),
    box(1010, 770, 420, 28, '#8A6A4F'),
    line('M1040 800v210M1400 800v210', '#8A6A4F', 22),
    box(1070, 640, 150, 105, INK, 'rx="10"'),
    box(1082, 652, 126, 80, '#9CC2D8'),
    box(1050, 745, 190, 24, '#5A5048', 'rx="8"'),
    line('M1330 770v-120', INK, 10),
    path('M1280 650l50 -90l50 90z', '#E5B94E'),
    plant(1500, 900),
    box(330, 260, 300, 210, INK, 'rx="6"'),
    box(346, 276, 268, 178, sky),
    disc(540, 340, 34, '#F3D58A'),
    path('M346 454l90 -110l60 70l50 -46l68 86z', '#6C4A5C'),
  );

export const kitchen = (): string =>
  svg(
    box(0, 0, WIDTH, HEIGHT, '#E9DCC3'),
    Array.from({ length: 16 }, (_, n) =>
      box((n % 8) * 200 + (n > 7 ? 100 : 0), 430 + Math.floor(n / 8) * 90, 192, 82, '#F5EDDD'),
    ).join(''),
    floor('#A9794F', 'rgba(0,0,0,0.12)'),
    pane(560, 120, 480, 290, '#BFDCE8'),
    box(60, 110, 420, 270, '#1F5C43', 'rx="8"'),
    line('M270 120v250', '#174733', 6),
    box(1120, 110, 420, 270, '#1F5C43', 'rx="8"'),
    line('M1330 120v250', '#174733', 6),
    box(0, 620, WIDTH, 40, '#6E5440'),
    box(0, 660, WIDTH, 260, '#28694E'),
    ...[200, 400, 600, 1000, 1200, 1400].map((x) => line(`M${String(x)} 672v236`, '#174733', 6)),
    ...[150, 350, 550, 950, 1150, 1350, 1550].map((x) => line(`M${String(x - 30)} 700h-40`, '#E5B94E', 10)),
    box(640, 660, 320, 260, '#D8D2C6'),
    box(680, 730, 240, 140, INK, 'rx="10"'),
    line('M690 700h220', '#8A8378', 12),
    path('M720 560h120v60h-120z', '#B4472E'),
    line('M840 580h60', INK, 12),
    line('M790 540q-20 -30 0 -60t0 -60', '#FFFFFF', 8),
    path('M180 520h90l-10 100h-70z', '#8CB2C4'),
    ...[200, 225, 250].map((x, n) => line(`M${String(x)} 520l${String((n - 1) * 22)} -80`, '#8A6A4F', 10)),
    disc(1270, 590, 30, '#B4472E'),
    disc(1325, 592, 28, '#E5B94E'),
    disc(1298, 560, 28, '#6F8468'),
    path('M1210 600h180q-20 24 -90 24t-90 -24z', PAPER),
    plant(1480, 580, '#4E6277'),
    path('M360 1010h880l40 60H320z', '#8A6A4F'),
    line('M400 1070v110M1200 1070v110', '#6E5440', 26),
    disc(620, 1000, 36, PAPER),
    disc(960, 1000, 36, PAPER),
  );

export const livingRoom = (): string =>
  svg(
    box(0, 0, WIDTH, HEIGHT, '#D5DDCF'),
    floor('#8C6A4B', 'rgba(0,0,0,0.14)'),
    pane(150, 150, 380, 440, '#EDC08A'),
    `<ellipse cx="820" cy="1090" rx="640" ry="92" fill="#B4472E" opacity="0.4"/>`,
    path('M560 620q0 -60 60 -60h640q60 0 60 60v300H560z', '#4E6277'),
    path('M500 720q0 -40 50 -40t50 40v90h680v-90q0 -40 50 -40t50 40v250H500z', '#5D728A'),
    box(620, 790, 310, 110, '#6C829B', 'rx="16"'),
    box(950, 790, 310, 110, '#6C829B', 'rx="16"'),
    path('M680 680h130v120H680z', '#E5B94E', 'transform="rotate(-8 745 740)"'),
    path('M1090 680h130v120h-130z', '#B4472E', 'transform="rotate(7 1155 740)"'),
    box(700, 180, 200, 260, INK),
    box(714, 194, 172, 232, PAPER),
    path('M714 426l60 -120l50 60l62 -90v150z', '#6F8468'),
    box(960, 230, 260, 180, INK),
    box(974, 244, 232, 152, '#F3D58A'),
    disc(1090, 320, 46, '#B4472E'),
    line('M1430 930v-470', INK, 12),
    path('M1350 460l40 -130h80l40 130z', '#F3D58A'),
    line('M1370 940h120', INK, 16),
    box(760, 980, 330, 24, '#6E5440'),
    line('M800 1000l-30 110M1050 1000l30 110', '#6E5440', 16),
    box(840, 950, 110, 28, '#B4472E'),
    box(850, 926, 90, 24, '#1F5C43'),
    disc(1010, 960, 22, PAPER),
    plant(400, 860, '#E9DCC3'),
  );

export const garden = (): string =>
  svg(
    `<defs>${gradient('dusk', '#9CC2D8', '#F6DDB5')}</defs>`,
    box(0, 0, WIDTH, HEIGHT, 'url(#dusk)'),
    disc(1240, 240, 90, '#FBE7B2'),
    path('M0 620q300 -140 640 -40t960 -60v700H0z', '#7E9A74'),
    ...Array.from({ length: 18 }, (_, n) => path(`M${String(n * 92)} 560l30 -34l30 34v210h-60z`, '#8A6A4F')),
    box(0, 620, WIDTH, 18, '#745840'),
    path('M0 770h1600v430H0z', '#5E8257'),
    path('M620 1200q60 -260 160 -430h130q-40 190 40 430z', '#D9C7A3'),
    box(210, 420, 44, 400, '#5B4636'),
    disc(232, 360, 180, '#3F7153'),
    disc(130, 440, 110, '#35634A'),
    disc(340, 440, 120, '#4A7F5E'),
    ...[150, 210, 300, 270, 350, 180].map((x, n) => disc(x, 330 + n * 34, 16, '#B4472E')),
    box(1050, 900, 380, 26, '#6E5440'),
    line('M1090 926v110M1390 926v110', '#6E5440', 22),
    box(1030, 800, 420, 26, '#6E5440'),
    line('M1060 800v120M1420 800v120', '#6E5440', 18),
    line('M560 420q420 150 1040 -60', INK, 4),
    ...[640, 780, 920, 1070, 1220, 1370, 1500].map((x, n) =>
      disc(x, 462 + ([20, 48, 58, 50, 24, -14, -62][n] ?? 0), 18, '#FBE7B2'),
    ),
    ...Array.from({ length: 26 }, (_, n) =>
      disc(
        60 + ((n * 211) % 560),
        880 + ((n * n * 37 + n * 83) % 280),
        12,
        ['#E5B94E', '#B4472E', '#FBF7F0'][n % 3] ?? PAPER,
      ),
    ),
  );

/** A house from the street, in the evening. */
export const street = (wall: string, roof: string, door: string): string =>
  svg(
    `<defs>${gradient('evening', '#37365A', '#EDA968')}</defs>`,
    box(0, 0, WIDTH, HEIGHT, 'url(#evening)'),
    path('M0 900V640h160l70 -70l70 70h120v-90h150v90h560v-60l80 -70l80 70v60h310v260z', '#6C4A5C', 'opacity="0.7"'),
    box(0, 1000, WIDTH, 200, '#4B4651'),
    box(0, 960, WIDTH, 44, '#8A8378'),
    box(400, 420, 800, 560, wall),
    path('M340 430L800 130l460 300z', roof),
    box(1010, 180, 90, 160, roof),
    path('M730 360l70 -70l70 70v50H730z', '#FFD98C'),
    ...[480, 1000].flatMap((x) =>
      [480, 720].map((y) => pane(x, y, 130, 150, x === 480 || y === 480 ? '#FFD98C' : '#2A2B40', false)),
    ),
    pane(735, 480, 130, 150, '#FFD98C', false),
    path('M720 980V780q0 -70 80 -70t80 70v200z', door),
    disc(855, 860, 10, '#E5B94E'),
    path('M690 980h220l20 24H670z', '#B9B0A2'),
    disc(330, 900, 80, '#2F6B50'),
    disc(1270, 900, 90, '#2F6B50'),
    disc(1360, 930, 60, '#3F7153'),
    line('M200 980V560', INK, 16),
    disc(200, 540, 44, '#FFE9B0'),
    disc(200, 540, 110, '#FFE9B0', 'opacity="0.25"'),
  );

export const bathroom = (): string =>
  svg(
    box(0, 0, WIDTH, HEIGHT, '#CFD7DF'),
    ...Array.from({ length: 40 }, (_, n) =>
      box((n % 10) * 160 + 4, 420 + Math.floor(n / 10) * 120, 152, 112, '#E6ECF0'),
    ),
    box(0, 900, WIDTH, 300, '#6C7A86'),
    ...Array.from({ length: 8 }, (_, n) => line(`M${String(n * 228)} 900L${String(n * 270 - 150)} 1200`, '#5A6772', 6)),
    pane(1090, 120, 280, 250, '#BFDCE8'),
    disc(420, 380, 170, '#8A6A4F'),
    disc(420, 380, 150, '#DDE9EE'),
    path('M200 640h440v40q0 120 -120 120H320q-120 0 -120 -120z', '#FFFFFF'),
    line('M420 640v-60h60', '#8A8378', 18),
    box(370, 800, 100, 200, '#F2F2EE'),
    path('M840 720h640v110q0 150 -150 150H990q-150 0 -150 -150z', '#FFFFFF'),
    box(820, 700, 680, 36, '#FFFFFF', 'rx="18"'),
    line('M930 980l-30 60M1390 980l30 60', '#8A8378', 24),
    path('M1200 700h150v190q-75 30 -150 0z', '#1F5C43'),
    plant(760, 660, '#E9DCC3'),
  );

export interface Face {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  readonly isLong: boolean;
}

/** A person, drawn with few strokes. */
export const portrait = ({ ground, skin, hair, clothes, isLong }: Face): string =>
  svg(
    box(0, 0, WIDTH, HEIGHT, ground),
    disc(800, 640, 520, '#FFFFFF', 'opacity="0.14"'),
    isLong ? path('M470 520q0 -360 330 -360t330 360v440H470z', hair) : disc(800, 420, 320, hair),
    path('M360 1200q20 -330 330 -370h220q310 40 330 370z', clothes),
    path('M690 760h220v120q-110 90 -220 0z', skin),
    `<ellipse cx="800" cy="560" rx="240" ry="290" fill="${skin}"/>`,
    path('M556 540q10 -300 244 -300t244 300q-70 -150 -190 -170q-180 30 -298 170z', hair),
    disc(710, 570, 20, INK),
    disc(890, 570, 20, INK),
    line('M720 690q80 70 160 0', INK, 14),
    disc(650, 660, 34, '#B4472E', 'opacity="0.18"'),
    disc(950, 660, 34, '#B4472E', 'opacity="0.18"'),
  );

/** A bill on a table. */
export const receipt = (what: string, amount: string): string =>
  svg(`
    <rect width="100%" height="100%" fill="#8C6A4B"/>
    <g transform="rotate(-3 800 600)" font-family="monospace" fill="#2B2522">
      <rect x="480" y="90" width="640" height="1020" fill="#FBF7F0"/>
      <text x="800" y="200" font-size="52" text-anchor="middle">INVOICE</text>
      <line x1="540" y1="250" x2="1060" y2="250" stroke="#2B2522" stroke-width="3" stroke-dasharray="12 8"/>
      ${inLines(what)
        .map((line, at) => `<text x="540" y="${String(340 + at * 56)}" font-size="38">${line}</text>`)
        .join('')}
      <line x1="540" y1="880" x2="1060" y2="880" stroke="#2B2522" stroke-width="3" stroke-dasharray="12 8"/>
      <text x="540" y="960" font-size="46">TOTAL</text>
      <text x="1060" y="960" font-size="46" text-anchor="end">${amount}</text>
    </g>`);

/** Breaks words into lines that are short enough for the bill. */
function inLines(words: string): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (`${last} ${word}`.length > 21 && last !== '') lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`.trim();
  }
  return lines;
}
