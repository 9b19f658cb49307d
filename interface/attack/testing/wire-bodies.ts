import fc from 'fast-check';
import { writeJson, type Json } from './json-text';

type Damage = (text: string) => Buffer;

/** What happens to JSON on its way: most of it arrives as it was meant. */
const damage: fc.Arbitrary<Damage> = fc.oneof(
  { arbitrary: fc.constant<Damage>((text) => Buffer.from(text)), weight: 14 },
  {
    arbitrary: fc.constantFrom(' ', '\n\t', '\r\n').map(
      (space): Damage =>
        (text) =>
          Buffer.from(space + text + space),
    ),
    weight: 1,
  },
  {
    arbitrary: fc.nat().map(
      (length): Damage =>
        (text) =>
          Buffer.from(text).subarray(0, length % (text.length + 1)),
    ),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom('x', '{}', '\u0000', ']', '}', ',', '// end', '\u00a0').map(
      (rest): Damage =>
        (text) =>
          Buffer.from(text + rest),
    ),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom('\ufeff', '/**/', ")]}',\n", '\u00a0').map(
      (start): Damage =>
        (text) =>
          Buffer.from(start + text),
    ),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom<BufferEncoding>('utf16le', 'latin1', 'base64').map(
      (encoding): Damage =>
        (text) =>
          Buffer.from(text, encoding),
    ),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(fc.nat(), fc.constantFrom([0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8], [0x80]))
      .map(([place, bytes]): Damage => (text) => {
        const whole = Buffer.from(text);
        const at = place % (whole.length + 1);
        return Buffer.concat([whole.subarray(0, at), Buffer.from(bytes), whole.subarray(at)]);
      }),
    weight: 1,
  },
);

/** The bytes of a body. */
export function wireBodies(json: fc.Arbitrary<Json>): fc.Arbitrary<Buffer> {
  return fc.tuple(json, damage).map(([value, apply]) => apply(writeJson(value)));
}
