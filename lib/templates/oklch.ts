/** A colour by how light it is (0 to 1), how colourful (0 to about 0.32 on screens) and its hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// Oklab, "A perceptual color space for image processing" (Björn Ottosson, 2020), as CSS Color 4 (section 9) uses it.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** @param hex six hexadecimal digits */
export function toOklch(hex: string): Oklch {
  const cones = eachOf(multiply(toCones, eachOf(channels(hex), toLinear)), Math.cbrt);
  const [lightness, a, b] = multiply(toLab, cones);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Six hexadecimal digits, upper case. A colour that screens can't show keeps lightness and hue and gives up chroma. */
export function fromOklch(color: Oklch): string {
  for (let { chroma } = color; chroma > 0.001; chroma *= 0.95) {
    const rgb = toRgb({ ...color, chroma });
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return toHex(rgb);
  }
  return toHex(toRgb({ ...color, chroma: 0 }));
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(a: number, b: number): number {
  const between = Math.abs(a - b) % 360;
  return Math.min(between, 360 - between);
}

function toRgb({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const cones = eachOf(
    multiply(fromLab, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]),
    (value) => value ** 3,
  );
  return eachOf(multiply(fromCones, cones), fromLinear);
}

function multiply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const dot = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [dot(matrix[0]), dot(matrix[1]), dot(matrix[2])];
}

function eachOf([x, y, z]: Triple, change: (value: number) => number): Triple {
  return [change(x), change(y), change(z)];
}

function channels(hex: string): Triple {
  const at = (start: number) => parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

function toHex(rgb: Triple): string {
  return rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
