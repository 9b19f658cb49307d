import { describe, expect, it } from 'vitest';
import { trimStop, shorten } from './shorten';

describe('a sentence that is taken back, narrowed or made to depend on something', () => {
  it.each([
    ['The council supports the new tram line to the harbour, but only until the end of 2027', 60],
    ['All employees of the harbour company may park here – except on match days in summer', 60],
    ['The county pays for the second half of the bridge, and the work begins in May, unless the court objects', 70],
    ['The hospital opens the new wing for all patients in spring; not before the fire brigade agrees', 60],
    ['The grant covers the whole of the first year of the project (only if two partners join by June)', 70],
    ['If the county agrees to pay for the second half of it, the bridge across the river opens in May 2027', 70],
    ['Not only the harbour and the old town profit from the tram line, the villages do so as well', 70],
    ['We will hire three more engineers for the platform team, which does not include the two trainees', 60],
    ['Der Rat unterstützt die neue Linie zum Hafen ohne Vorbehalt, aber nur bis zum Ende des Jahres', 65],
    ['Die Werkstatt bleibt auch im Sommer an allen Tagen geöffnet, es sei denn, der Strom fällt aus', 65],
    ['Der Zuschuss deckt die Kosten des ganzen ersten Jahres ab, sofern zwei Partner bis Juni beitreten', 62],
    ['Nicht das Lager in Köln wird im nächsten Jahr geschlossen, sondern die Filiale am Hafen', 62],
    ['Wenn der Kreis die zweite Hälfte der Kosten übernimmt, eine neue Brücke entsteht dann am Hafen', 60],
    ['Le conseil soutient la nouvelle ligne vers le port, mais seulement jusqu’à la fin de l’année', 60],
    ['La subvention couvre toute la première année du projet, à condition que deux partenaires signent', 62],
    ['Le musée reste ouvert tous les jours de la semaine – sauf le lundi et les jours fériés', 60],
    ['El ayuntamiento apoya la nueva línea hasta el puerto, pero solo hasta el final del año', 60],
    ['La subvención cubre todo el primer año del proyecto; siempre que dos socios firmen antes de junio', 60],
    ['No es el almacén de Sevilla lo que se cierra el próximo año, sino la tienda del puerto', 62],
    ['市议会支持通往港口的新电车线路建设计划，但仅限于二零二七年年底之前', 40],
    ['改装費は当初の予算をおおきく下回り、来年度の計画にはまだ反映されていません', 40],
  ])('is not cut there: %s', (sentence, longest) => {
    expect(shorten(sentence, longest)).toBe(trimStop(sentence));
  });
});

describe('a sentence that only goes on', () => {
  it.each([
    [
      'The city extends the line to the harbour in spring, because the new quarter has 4,000 flats',
      60,
      'The city extends the line to the harbour in spring',
    ],
    [
      'Der Rat unterstützt die neue Linie zum Hafen, weil dort 4.000 Wohnungen gebaut werden',
      50,
      'Der Rat unterstützt die neue Linie zum Hafen',
    ],
    [
      'Le conseil soutient la nouvelle ligne vers le port, car 4 000 logements y seront construits',
      60,
      'Le conseil soutient la nouvelle ligne vers le port',
    ],
    [
      'El ayuntamiento apoya la nueva línea hasta el puerto, porque allí se construyen 4.000 pisos',
      60,
      'El ayuntamiento apoya la nueva línea hasta el puerto',
    ],
    [
      'The museum opened the attic for tours (Fridays and Sundays, two volunteers each)',
      50,
      'The museum opened the attic for tours',
    ],
    [
      '市议会支持通往港口的新电车线路建设计划，沿线将新建四千套住宅和两所学校',
      40,
      '市议会支持通往港口的新电车线路建设计划',
    ],
    [
      '改装費は当初の予算を4%下回りました。来年度の計画にも反映されます',
      20,
      '改装費は当初の予算を4%下回りました。来年度の計画にも反映されます',
    ],
  ])('is cut: %s', (sentence, longest, short) => {
    expect(shorten(sentence, longest)).toBe(short);
  });
});
