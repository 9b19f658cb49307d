import sharp from 'sharp';
import type { ImageAsset } from '@/lib/deck/scene/scene';

const sun = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFE9B8"/>`;
const sky = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
const hills = (color: string, d: string) => `<path d="${d}" fill="${color}"/>`;

/** A hall in one-point perspective: floor, walls, roof beams and marked lanes. */
const hall = `<defs>${sky('floor', '#8D9299', '#C9CCD0')}${sky('wall', '#5E6B7A', '#7C8896')}</defs>
<rect width="1600" height="1200" fill="url(#wall)"/>
<path d="M0 0H1600L1000 480H600Z" fill="#3F4A57"/><path d="M0 1200H1600L1000 640H600Z" fill="url(#floor)"/><rect x="600" y="480" width="400" height="160" fill="#B9C4CF"/>
${[0.1, 0.3, 0.55, 0.8].map((t) => `<path d="M${600 * t} ${480 * t}H${1600 - 600 * t}" stroke="#2D3641" stroke-width="${26 - 20 * t}"/>`).join('')}
${[200, 520, 1080, 1400].map((x) => `<path d="M${x} 1200L${760 + (x - 800) / 10} 640" stroke="#F2C14E" stroke-width="12"/>`).join('')}
${[640, 740, 840, 920].map((x) => `<rect x="${x}" y="520" width="50" height="120" fill="#EFF4F8"/>`).join('')}`;

/** Evening over a coast: sky, sun, water, two ranges of hills. */
const coast = `<defs>${sky('evening', '#27507A', '#F3B27A')}${sky('water', '#E9B184', '#2E5F86')}</defs>
<rect width="1920" height="1080" fill="url(#evening)"/>${sun(1240, 520, 90)}<rect y="600" width="1920" height="480" fill="url(#water)"/>
${hills('#3B5B78', 'M0 600V470L240 380L520 500L760 430L1010 600Z')}${hills('#22394F', 'M0 1080V700L330 620L700 760L1100 1080Z')}
${[640, 690, 760, 850].map((y, index) => `<path d="M${1150 - index * 40} ${y}H${1330 + index * 40}" stroke="#FFE9B8" stroke-opacity="${0.7 - index * 0.15}" stroke-width="8"/>`).join('')}`;

/** A mast before the evening sky, upright. */
const tower = `<defs>${sky('dusk', '#1F2E4F', '#D98A6A')}</defs><rect width="600" height="1400" fill="url(#dusk)"/>${sun(430, 1010, 60)}
<path d="M290 200H310L380 1400H220Z" fill="#141C2E"/>${[420, 640, 860, 1080].map((y) => `<path d="M${300 - y / 16} ${y}H${300 + y / 16}" stroke="#D98A6A" stroke-width="6"/>`).join('')}
<circle cx="300" cy="180" r="26" fill="#E85D4A"/>${hills('#0E1524', 'M0 1400V1240L200 1180L420 1260L600 1200V1400Z')}`;

/** Somebody from the shoulders up before a wall of one colour, the face above the middle. */
const person = ({ wall, skin, hair, clothes }: Record<'wall' | 'skin' | 'hair' | 'clothes', string>) =>
  `<rect width="800" height="1000" fill="${wall}"/><path d="M120 1000Q140 700 400 690Q660 700 680 1000Z" fill="${clothes}"/>
<path d="M340 560H460V720Q400 770 340 720Z" fill="${skin}"/><ellipse cx="400" cy="440" rx="150" ry="185" fill="${skin}"/>
<path d="M245 460Q220 230 400 225Q580 230 555 460Q540 360 470 330Q350 350 290 330Q255 370 245 460Z" fill="${hair}"/>
<circle cx="345" cy="445" r="12" fill="#2B2B2B"/><circle cx="455" cy="445" r="12" fill="#2B2B2B"/><path d="M350 535Q400 570 450 535" stroke="#8A4B3C" stroke-width="10" fill="none" stroke-linecap="round"/>`;

const people = {
  'face-1': person({ wall: '#C9D6DF', skin: '#EBC3A6', hair: '#5A3A26', clothes: '#2F4858' }),
  'face-2': person({ wall: '#E4D9CB', skin: '#B98058', hair: '#1F1A17', clothes: '#7A3B3B' }),
  'face-3': person({ wall: '#D5DFD0', skin: '#F2CFB6', hair: '#C48A3A', clothes: '#3F6B52' }),
  'face-4': person({ wall: '#D8D3E3', skin: '#8D5A3B', hair: '#2A2320', clothes: '#D9B44A' }),
} as const;

/** Marks of companies that do not exist: signs with and without words, of very different proportions. */
const logos = {
  'logo-halden': [
    1200,
    240,
    '<path d="M20 200L110 40L200 200Z" fill="#0B5FA5"/><path d="M110 110L160 200H60Z" fill="#7FB7E6"/><g fill="none" stroke="#0B2E4F" stroke-width="34"><path d="M290 60V200M290 130H390M390 60V200M450 200L510 60L570 200M475 150H545M630 60V183H720M780 60V200H820Q890 200 890 130Q890 60 820 60ZM950 77H1060M950 130H1040M950 183H1060M950 60V200"/></g>',
  ],
  'logo-ring': [
    500,
    500,
    '<circle cx="250" cy="250" r="200" fill="none" stroke="#D1495B" stroke-width="80"/><circle cx="250" cy="250" r="70" fill="#D1495B"/>',
  ],
  'logo-tower': [
    360,
    720,
    '<path d="M180 20L320 180V700H40V180Z" fill="#2E7D5B"/><path d="M110 260H250V340H110ZM110 400H250V480H110ZM110 540H250V620H110Z" fill="#fff"/>',
  ],
  'logo-bars': [
    900,
    420,
    '<path d="M40 380V220H200V380ZM260 380V120H420V380ZM480 380V40H640V380ZM700 380V160H860V380Z" fill="#6A4C93"/>',
  ],
  'logo-wave': [
    1000,
    300,
    '<path d="M20 200Q140 40 260 160T500 160T740 160T980 100V260Q860 300 740 240T500 240T260 240T20 280Z" fill="#12867A"/>',
  ],
  'logo-knot': [
    640,
    480,
    '<path d="M40 440V40H200L320 260L440 40H600V440H470V240L360 440H280L170 240V440Z" fill="#C8553D"/>',
  ],
} as const;

const scenes = {
  hall: [1600, 1200, hall],
  coast: [1920, 1080, coast],
  evening: [1600, 1200, `<g transform="translate(-400) scale(1.1112)">${coast}</g>`],
  tower: [600, 1400, tower],
} as const;

const drawings: Readonly<Record<string, readonly [widthPx: number, heightPx: number, drawing: string]>> = {
  ...scenes,
  ...Object.fromEntries(Object.entries(people).map(([id, drawing]) => [id, [800, 1000, drawing] as const])),
};

async function assetOf(
  id: string,
  [widthPx, heightPx, drawing]: readonly [number, number, string],
  mimeType: 'image/jpeg' | 'image/png',
): Promise<[string, ImageAsset]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${drawing}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const bytes = await (mimeType === 'image/png' ? drawn.png() : drawn.jpeg({ quality: 85 })).toBuffer();
  return [id, { id, mimeType, bytes, widthPx, heightPx }];
}

/** Pictures of our own making in several proportions: photographs as JPEG, which is what decks mostly hold, and logos as PNG without a ground. */
export async function makePictures(): Promise<Map<string, ImageAsset>> {
  const photos = Object.entries(drawings).map(([id, drawing]) => assetOf(id, drawing, 'image/jpeg'));
  const marks = Object.entries(logos).map(([id, drawing]) => assetOf(id, drawing, 'image/png'));
  return new Map(await Promise.all([...photos, ...marks]));
}
