import { describe, expect, it } from 'vitest';
import { declaredEncoding, decodeText } from './decode-text';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Größe €'), undefined, 'Größe €'],
    ['a byte order mark before all that is stated', Buffer.from('\ufeffGröße', 'utf16le'), 'utf-8', 'Größe'],
    ['a byte order mark of UTF-8', Buffer.from('\ufeffGröße'), 'windows-1252', 'Größe'],
    ['what is UTF-8 and stated to be something else', Buffer.from('Größe'), 'iso-8859-1', 'Größe'],
    ['what is stated', Buffer.from([0xcf, 0xee, 0xf0, 0xf2]), 'windows-1251', 'Порт'],
    ['windows-1252 under its older name', Buffer.from([0x93, 0x80, 0x94]), 'iso-8859-1', '“€”'],
    ['windows-1252 where nothing is stated', latin('Gr\u00f6\u00dfe'), undefined, 'Größe'],
    ['windows-1252 where nobody knows what is stated', latin('gr\u00fcn'), 'klingon', 'grün'],
    ['invalid bytes of what is stated', Buffer.from([0x61, 0xff, 0x62]), 'utf-8', 'a\ufffdb'],
    ['ISO-2022-JP, whose bytes are UTF-8 too', Buffer.from('1b244239411b2842', 'hex'), 'iso-2022-jp', '港'],
    ['UTF-16 without a mark', Buffer.from('Hafen', 'utf16le'), 'utf-16le', 'Hafen'],
    ['no bytes', Buffer.alloc(0), null, ''],
  ])('reads %s', (_, bytes, stated, text) => expect(decodeText(bytes, stated)).toBe(text));
});

describe('declaredEncoding', () => {
  it.each([
    ['<meta charset=windows-1251>', 'windows-1251'],
    ['<META http-equiv="Content-Type" content="text/html; charset=Shift_JIS">', 'Shift_JIS'],
    ['<?xml version="1.0" encoding="ISO-8859-2"?>', 'ISO-8859-2'],
    ['<meta charset="utf-16">', undefined],
    ['<p>charset=x</p>', undefined],
    [`${' '.repeat(5_000)}<meta charset=koi8-r>`, undefined],
  ])('finds in %s', (markup, name) => expect(declaredEncoding(Buffer.from(markup))).toBe(name));
});
