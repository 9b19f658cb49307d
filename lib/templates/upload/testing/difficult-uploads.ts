import { deflateSync, crc32 } from 'node:zlib';
import { buildUpload, editEntry, embedFont, type UploadEntries } from './build-upload';

/** A template that is hard to use well, and why. */
export interface DifficultUpload {
  name: string;
  build: () => Promise<Buffer>;
}

const master = 'ppt/slideMasters/slideMaster1.xml';
const presentation = 'ppt/presentation.xml';
const layoutTypes = {
  cover: 1,
  section: 2,
  content: 3,
  two: 4,
  comparison: 5,
  titleOnly: 6,
  blank: 7,
  caption: 8,
  picture: 9,
  quote: 10,
  statement: 11,
  closing: 12,
} as const;
const layout = (name: keyof typeof layoutTypes) => `ppt/slideLayouts/slideLayout${layoutTypes[name]}.xml`;
const links = (part: string) => part.replace(/([^/]+)$/, '_rels/$1.rels');
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const namesOf = (entries: UploadEntries, pattern: RegExp) => [...entries.keys()].filter((name) => pattern.test(name));
const mastersAndLayouts = /^ppt\/(?:slideMasters|slideLayouts)\/[^/]+\.xml$/;

/** Layouts leave the list of their master and stay in the file, as in files that other programs thinned out. */
function removeLayouts(entries: UploadEntries, ...names: (keyof typeof layoutTypes)[]): void {
  for (const name of names)
    editEntry(entries, master, (xml) =>
      xml.replace(new RegExp(`<p:sldLayoutId [^>]*r:id="rId${layoutTypes[name]}"/>`), ''),
    );
  for (const slide of namesOf(entries, /^ppt\/slides\/_rels\//)) {
    const used = new TextDecoder().decode(entries.get(slide));
    if (names.some((name) => used.includes(layout(name).replace('ppt', '..'))))
      editEntry(entries, slide, (xml) => xml.replace(/slideLayout\d+\.xml/, `slideLayout${layoutTypes.content}.xml`));
  }
}

/** Every length across is another share of what it was. */
function resize(entries: UploadEntries, cx: number, cy: number): void {
  const [across, down] = [cx / 12_192_000, cy / 6_858_000];
  const scaled = (xml: string, one: string, by: number) =>
    xml.replace(
      new RegExp(` ${one}="(-?\\d+)"`, 'g'),
      (_, value: string) => ` ${one}="${Math.round(Number(value) * by)}"`,
    );
  for (const name of namesOf(entries, mastersAndLayouts)) {
    const xml = new TextDecoder().decode(entries.get(name));
    const moved = xml.replace(/<a:(?:off|ext|chOff|chExt) [^>]*>/g, (tag) =>
      ['x', 'cx'].reduce(
        (text, one) => scaled(text, one, across),
        ['y', 'cy'].reduce((text, one) => scaled(text, one, down), tag),
      ),
    );
    entries.set(name, new TextEncoder().encode(moved));
  }
  editEntry(entries, presentation, (xml) => xml.replace(/<p:sldSz[^>]*>/, `<p:sldSz cx="${cx}" cy="${cy}"/>`));
}

/** A picture of stripes or of one colour, as PNG. */
function png(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly [number, number, number],
): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => colorAt(x, y)).flat()]),
  );
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface PlacedPicture {
  on: string;
  /** EMU. */
  box: { x: number; y: number; cx: number; cy: number };
  bytes: Uint8Array;
}

export function addPicture(entries: UploadEntries, { on, box, bytes }: PlacedPicture): void {
  entries.set('ppt/media/house.png', bytes);
  editEntry(entries, '[Content_Types].xml', (xml) =>
    xml.includes('Extension="png"')
      ? `${xml} `
      : xml.replace('<Override', '<Default Extension="png" ContentType="image/png"/><Override'),
  );
  editEntry(entries, links(on), (xml) =>
    xml.replace(
      '</Relationships>',
      `<Relationship Id="rId90" Type="${officeTypes}/image" Target="../media/house.png"/></Relationships>`,
    ),
  );
  const picture =
    '<p:pic><p:nvPicPr><p:cNvPr id="90" name="Logo"/><p:cNvPicPr/><p:nvPr userDrawn="1"/></p:nvPicPr>' +
    '<p:blipFill><a:blip r:embed="rId90"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm>' +
    `<a:off x="${box.x}" y="${box.y}"/><a:ext cx="${box.cx}" cy="${box.cy}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>';
  editEntry(entries, on, (xml) => xml.replace('</p:grpSpPr>', `</p:grpSpPr>${picture}`));
}

/** What stands above all else of a master. */
function addBand(entries: UploadEntries, on: string, box: PlacedPicture['box'], color: string): void {
  const shape =
    '<p:sp><p:nvSpPr><p:cNvPr id="91" name="Band"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr><a:xfrm>' +
    `<a:off x="${box.x}" y="${box.y}"/><a:ext cx="${box.cx}" cy="${box.cy}"/></a:xfrm>` +
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:schemeClr val="${color}"/></a:solidFill></p:spPr>` +
    '<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>';
  editEntry(entries, on, (xml) => xml.replace('</p:grpSpPr>', `</p:grpSpPr>${shape}`));
}

/** A second master with layouts of its own, whose background is the first one's text colour. */
function addDarkMaster(entries: UploadEntries): void {
  const text = (name: string) => new TextDecoder().decode(entries.get(name));
  const declare = (name: string, type: string) =>
    editEntry(entries, '[Content_Types].xml', (xml) =>
      xml.replace(
        '</Types>',
        `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`,
      ),
    );
  const encode = (value: string) => new TextEncoder().encode(value);
  for (const number of Object.values(layoutTypes)) {
    const [from, to] = [`ppt/slideLayouts/slideLayout${number}.xml`, `ppt/slideLayouts/slideLayout${number + 20}.xml`];
    entries.set(to, encode(text(from).replace(/cSld name="/, 'cSld name="Dark ')));
    entries.set(links(to), encode(text(links(from)).replace('slideMaster1', 'slideMaster2')));
    declare(to, 'presentationml.slideLayout');
  }
  const dark = master.replace('1.xml', '2.xml');
  const swapped = text(master)
    .replace(/<p:clrMap [^>]*>/, (map) =>
      map
        .replace('bg1="lt1"', 'bg1="dk1"')
        .replace('tx1="dk1"', 'tx1="lt1"')
        .replace('bg2="lt2"', 'bg2="dk2"')
        .replace('tx2="dk2"', 'tx2="lt2"'),
    )
    .replace(/<p:sldLayoutId id="\d+"/g, (tag) => tag.replace(/\d+/, (id) => String(Number(id) + 100)));
  entries.set(dark, encode(swapped));
  entries.set(
    links(dark),
    encode(
      text(links(master)).replace(/slideLayout(\d+)/g, (_, number: string) => `slideLayout${Number(number) + 20}`),
    ),
  );
  entries.set('ppt/theme/theme3.xml', entries.get('ppt/theme/theme1.xml')!);
  declare('ppt/theme/theme3.xml', 'theme');
  editEntry(entries, links(dark), (xml) => xml.replace('theme1.xml', 'theme3.xml'));
  declare(dark, 'presentationml.slideMaster');
  editEntry(entries, 'ppt/_rels/presentation.xml.rels', (xml) =>
    xml.replace(
      '</Relationships>',
      `<Relationship Id="rId70" Type="${officeTypes}/slideMaster" Target="slideMasters/slideMaster2.xml"/></Relationships>`,
    ),
  );
  editEntry(entries, presentation, (xml) =>
    xml.replace('</p:sldMasterIdLst>', '<p:sldMasterId id="2147483748" r:id="rId70"/></p:sldMasterIdLst>'),
  );
}

const swapColors =
  '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2" accent1="accent1" accent2="accent2" ' +
  'accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/></p:clrMapOvr>';

const houseStyle =
  '<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{11111111-2222-3333-4444-555555555555}">' +
  '<a:tblStyle styleId="{11111111-2222-3333-4444-555555555555}" styleName="House"><a:wholeTbl><a:tcTxStyle>' +
  '<a:fontRef idx="minor"/><a:schemeClr val="dk1"/></a:tcTxStyle><a:tcStyle><a:tcBdr><a:insideH><a:ln w="12700"><a:solidFill>' +
  '<a:schemeClr val="lt1"/></a:solidFill></a:ln></a:insideH></a:tcBdr><a:fill><a:solidFill><a:schemeClr val="accent1"><a:tint val="20000"/>' +
  '</a:schemeClr></a:solidFill></a:fill></a:tcStyle></a:wholeTbl><a:band1H><a:tcStyle><a:tcBdr/><a:fill><a:solidFill>' +
  '<a:schemeClr val="accent1"><a:tint val="40000"/></a:schemeClr></a:solidFill></a:fill></a:tcStyle></a:band1H><a:lastRow>' +
  '<a:tcTxStyle b="on"><a:fontRef idx="minor"/><a:schemeClr val="dk1"/></a:tcTxStyle><a:tcStyle><a:tcBdr/></a:tcStyle></a:lastRow>' +
  '<a:firstRow><a:tcTxStyle b="on"><a:fontRef idx="minor"/><a:schemeClr val="lt1"/></a:tcTxStyle><a:tcStyle><a:tcBdr/><a:fill>' +
  '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:fill></a:tcStyle></a:firstRow></a:tblStyle></a:tblStyleLst>';

/** The layouts of the first master stand on its colours again, and the file's first slide on the other one's cover. */
function addCoverMaster(entries: UploadEntries): void {
  addDarkMaster(entries);
  editEntry(entries, links('ppt/slides/slide1.xml'), (xml) => xml.replace('slideLayout1.xml', 'slideLayout21.xml'));
}

/** What a shape that fills a placeholder of the master is given as its place. */
const placedAs = (frame: string) => (xml: string) =>
  xml.replace('<p:spPr/>', `<p:spPr><a:xfrm>${frame}</a:xfrm></p:spPr>`);

const mastersTitle = '<a:off x="411480" y="603504"/><a:ext cx="11368735" cy="786384"/>';

/** Layouts have titles and texts lower right, as converted files do whose last master has; slides stand where the master says. */
function contradictMaster(entries: UploadEntries): void {
  for (const name of ['content', 'titleOnly', 'caption', 'two', 'quote'] as const)
    editEntry(entries, layout(name), (xml) =>
      xml
        .replace(
          /(<p:ph type="title"\/>.*?<p:spPr)(?:\/>|>.*?<\/p:spPr>)/s,
          `$1><a:xfrm>${lowerRight.title}</a:xfrm></p:spPr>`,
        )
        .replace(
          /(<p:ph idx="1"\/>.*?<p:spPr)(?:\/>|>.*?<\/p:spPr>)/s,
          `$1><a:xfrm>${lowerRight.body}</a:xfrm></p:spPr>`,
        ),
    );
  for (const number of [3, 4]) editEntry(entries, `ppt/slides/slide${number}.xml`, placedAs(mastersTitle));
}

const lowerRight = {
  title: '<a:off x="5000000" y="3000000"/><a:ext cx="6000000" cy="786384"/>',
  body: '<a:off x="5000000" y="4000000"/><a:ext cx="6000000" cy="2000000"/>',
};

/** A ground of one colour that no slot of the palette has. */
function putOnGround(entries: UploadEntries, hex: string): void {
  const ground = `<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${hex}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`;
  for (const name of namesOf(entries, mastersAndLayouts)) {
    const xml = new TextDecoder().decode(entries.get(name));
    entries.set(name, new TextEncoder().encode(xml.replace(/<p:bg>.*?<\/p:bg>/s, ground)));
  }
}

/** Text that reads from the right in every style of the master. */
const fromTheRight = (xml: string) =>
  xml.replace(/<a:lvl(\d)pPr([^>]*)algn="l"([^>]*)rtl="0"/g, '<a:lvl$1pPr$2algn="r"$3rtl="1"');

/** Layouts beside cover, content and title alone. */
const special = [
  'section',
  'two',
  'comparison',
  'caption',
  'picture',
  'quote',
  'statement',
  'closing',
  'blank',
] as const;

const changes: Readonly<Record<string, (entries: UploadEntries) => void>> = {
  'several masters with different colour maps': addDarkMaster,
  'fronts on a dark master of their own': (entries) => {
    addDarkMaster(entries);
    editEntry(entries, master.replace('1.xml', '2.xml'), (xml) =>
      xml.replace(/<p:sldLayoutId [^>]*r:id="rId(?:[3-9]|1[01])"\/>/g, ''),
    );
    removeLayouts(entries, 'cover', 'section', 'closing');
  },
  'no layout for sections, columns, quotes, statements and ends': (entries) => removeLayouts(entries, ...special),
  'a title and nothing else in every layout': (entries) => removeLayouts(entries, 'content', ...special),
  'no notes master': (entries) => {
    editEntry(entries, 'ppt/_rels/presentation.xml.rels', (xml) =>
      xml.replace(/<Relationship [^>]*\/notesMaster"[^>]*>/, ''),
    );
    editEntry(entries, presentation, (xml) => xml.replace(/<p:notesMasterIdLst>.*<\/p:notesMasterIdLst>/, ''));
  },
  'layouts whose text runs down': (entries) => {
    editEntry(entries, layout('content'), (xml) => xml.replace('type="obj"', 'type="vertTx"'));
    editEntry(entries, layout('two'), (xml) => xml.replace(/<a:bodyPr\/>/g, '<a:bodyPr vert="eaVert"/>'));
  },
  'a huge logo over the end of the title': (entries) =>
    addPicture(entries, {
      on: master,
      box: { x: 9_144_000, y: 0, cx: 3_048_000, cy: 1_900_000 },
      bytes: png(60, 40, () => [180, 20, 60]),
    }),
  'a logo column on the right': (entries) =>
    addBand(entries, master, { x: 10_900_000, y: 0, cx: 1_292_000, cy: 6_858_000 }, 'accent1'),
  'a picture placeholder over the body': (entries) =>
    editEntry(entries, layout('content'), (xml) =>
      xml.replace(
        '</p:spTree>',
        '<p:sp><p:nvSpPr><p:cNvPr id="50" name="Picture"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="pic" idx="30"/></p:nvPr></p:nvSpPr>' +
          '<p:spPr><a:xfrm><a:off x="6096000" y="1627632"/><a:ext cx="5600000" cy="4617720"/></a:xfrm></p:spPr>' +
          '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp></p:spTree>',
      ),
    ),
  'embedded fonts': (entries) => embedFont(entries, new TextEncoder().encode('MARKER font')),
  'a master that reads from right to left': (entries) => editEntry(entries, master, fromTheRight),
  'slides of four by three': (entries) => resize(entries, 9_144_000, 6_858_000),
  'slides of A4 across': (entries) => resize(entries, 10_691_813, 7_559_675),
  'no slides': (entries) => {
    editEntry(entries, presentation, (xml) => xml.replace(/<p:sldIdLst>.*<\/p:sldIdLst>/, ''));
    editEntry(entries, 'ppt/_rels/presentation.xml.rels', (xml) =>
      xml.replace(/<Relationship [^>]*\/slide"[^>]*>/g, ''),
    );
  },
  'a dark master with light layouts': (entries) => {
    editEntry(entries, master, (xml) =>
      xml.replace(/<p:clrMap [^>]*>/, (map) => map.replace('bg1="lt1"', 'bg1="dk1"').replace('tx1="dk1"', 'tx1="lt1"')),
    );
    for (const name of ['content', 'two', 'titleOnly', 'quote'] as const)
      editEntry(entries, layout(name), (xml) =>
        xml.replace(
          /<p:clrMapOvr>.*<\/p:clrMapOvr>/,
          swapColors.replace('bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"', 'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"'),
        ),
      );
  },
  'a master without placeholders': (entries) =>
    editEntry(entries, master, (xml) => xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*<p:ph (?:(?!<\/p:sp>).)*<\/p:sp>/g, '')),
  'a theme without fonts': (entries) =>
    editEntry(entries, 'ppt/theme/theme1.xml', (xml) =>
      xml.replace(/<a:latin typeface="[^"]*"/g, '<a:latin typeface=""'),
    ),
  'a busy photograph behind everything': (entries) =>
    addPicture(entries, {
      on: master,
      box: { x: 0, y: 0, cx: 12_192_000, cy: 6_858_000 },
      bytes: png(160, 90, (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [20, 60, 110] : [230, 180, 90])),
    }),
  'a footer, a label, a place for sources and a table style of its own': (entries) => {
    entries.set('ppt/tableStyles.xml', new TextEncoder().encode(houseStyle));
    editEntry(entries, master, (xml) =>
      xml.replace(
        /(<p:ph type="ftr".*?<a:p>)(.*?)(<\/a:p>)/,
        '$1<a:r><a:rPr lang="en-US"/><a:t>House plc</a:t></a:r>$3',
      ),
    );
    const line = (id: number, name: string, words: string, x: number, y: number) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" sz="quarter" idx="${id}"/></p:nvPr></p:nvSpPr>` +
      `<p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="3400000" cy="260000"/></a:xfrm></p:spPr><p:txBody><a:bodyPr anchor="ctr"/><a:lstStyle>` +
      '<a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="900"/></a:lvl1pPr></a:lstStyle>' +
      `<a:p><a:r><a:rPr lang="en-US"/><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`;
    for (const name of ['content', 'two', 'comparison', 'titleOnly', 'caption', 'quote', 'statement'] as const)
      editEntry(entries, layout(name), (xml) =>
        xml
          .replace(/(<p:ph type="ftr".*?<a:p>)(.*?)(<\/a:p>)/, '$1$3')
          .replace(
            '</p:spTree>',
            `${line(60, 'Label', 'Strictly confidential', 8_380_215, 320_000)}${line(61, 'Source', 'Source: …', 411_480, 6_100_000)}</p:spTree>`,
          ),
      );
  },
  'a master for covers alone': addCoverMaster,
  'layouts that contradict their master and the slides': contradictMaster,
  'a dark ground that is no colour of its palette': (entries) => putOnGround(entries, '0B2545'),
  'a strong colour behind everything': (entries) => putOnGround(entries, 'F2A900'),
  'paper behind everything': (entries) =>
    addPicture(entries, {
      on: master,
      box: { x: 0, y: 0, cx: 12_192_000, cy: 6_858_000 },
      bytes: png(
        160,
        90,
        (x, y) =>
          [
            [246, 226, 184],
            [228, 200, 150],
            [238, 214, 168],
          ][(x * 7 + y * 13 + ((x * y) >> 2)) % 3] as [number, number, number],
      ),
    }),
  'a date that reaches into the number': (entries) => {
    editEntry(entries, master, (xml) =>
      xml.replace(
        /(<p:ph type="dt".*?<a:off x=")\d+(" y="6473952"\/><a:ext cx=")\d+/,
        (_, before: string, between: string) => `${before}8823960${between}2500000`,
      ),
    );
    for (const number of [3, 4])
      editEntry(entries, `ppt/slides/slide${number}.xml`, (xml) =>
        xml.replace(
          '</p:spTree>',
          '<p:sp><p:nvSpPr><p:cNvPr id="71" name="Date"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="dt" sz="half" idx="10"/></p:nvPr></p:nvSpPr><p:spPr/>' +
            '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>2 January 2019</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>',
        ),
      );
  },
  'names in other prefixes and the strict form': (entries) => {
    for (const name of namesOf(
      entries,
      /^ppt\/(?:slideMasters|slideLayouts|theme|slides)\/[^/]+\.xml$|^ppt\/presentation\.xml$/,
    )) {
      const xml = new TextDecoder().decode(entries.get(name));
      const strict = xml
        .replaceAll(
          'http://schemas.openxmlformats.org/drawingml/2006/main',
          'http://purl.oclc.org/ooxml/drawingml/main',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/presentationml/2006/main',
          'http://purl.oclc.org/ooxml/presentationml/main',
        )
        .replaceAll(`"${officeTypes}"`, '"http://purl.oclc.org/ooxml/officeDocument/relationships"')
        .replace(/<(\/?)a:/g, '<$1draw:')
        .replace('xmlns:a=', 'xmlns:draw=')
        .replace(
          /(<draw:lum(?:Mod|Off) val=")(\d+)"/g,
          (_, start: string, value: string) => `${start}${Number(value) / 1000}%"`,
        );
      entries.set(name, new TextEncoder().encode(strict));
    }
    for (const name of namesOf(entries, /\.rels$/))
      entries.set(
        name,
        new TextEncoder().encode(
          new TextDecoder()
            .decode(entries.get(name))
            .replaceAll(officeTypes, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
        ),
      );
  },
};

export const difficultUploads: readonly DifficultUpload[] = Object.entries(changes).map(([name, change]) => ({
  name,
  build: () => buildUpload(change),
}));
