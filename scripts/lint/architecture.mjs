/**
 * Who may import whom. Each room is a folder; the longest matching one counts. `rooms` are the other
 * rooms it may import from ("lib/deck/spec" opens a part of one), `packages` the only packages it may
 * use where that is limited, `forbidden` those it may never use, and `builtins` whether Node's own
 * modules are allowed.
 */
export const rooms = {
  app: { rooms: ['lib/http', 'lib/services', 'lib/contracts', 'components', 'inngest', 'lib/text/cut'] },
  // Programs that the guide shows as they stand.
  'app/(site)/docs/_snippets': { rooms: ['lib/client'] },
  components: { rooms: ['lib/contracts', 'lib/text/cut'], builtins: false },
  inngest: { rooms: ['lib/http', 'lib/services', 'lib/contracts', 'components'] },
  scripts: { rooms: ['lib/http', 'lib/services', 'lib/contracts', 'lib/client', 'components', 'lib/platform'] },
  // Measure the engine and make its tables; no part of what runs.
  'scripts/bench': { rooms: ['scripts', 'lib'] },
  // Opens what was delivered.
  'scripts/chaos': { rooms: ['scripts', 'lib/client', 'lib/platform', 'lib/pptx/lint', 'lib/services'] },
  // Sets stand-ins of other services beside ours.
  'scripts/faults': {
    rooms: [
      'scripts',
      'inngest/testing',
      'lib/client',
      'lib/generation/composers/model/testing',
      'lib/platform',
      'lib/services',
    ],
  },
  'scripts/gallery': { rooms: ['scripts', 'lib'] },
  'scripts/evaluate': { rooms: ['scripts', 'lib'] },
  'scripts/recordings': { rooms: ['scripts', 'lib'] },
  'scripts/train-tagger': { rooms: ['lib/reading', 'lib/languages'] },
  'scripts/build-font-metrics.ts': { rooms: ['lib/templates'] },
  'scripts/thumbnails': { rooms: ['lib/generation', 'lib/templates'] },
  // Journeys make organizations of their own by the verbs, and then only look at pages.
  e2e: {
    rooms: ['lib/contracts', 'lib/client', 'lib/services', 'lib/platform/database', 'lib/templates/upload/testing'],
  },
  // Sets up by the verbs what it then calls over HTTP, and reads what it is given.
  interface: {
    rooms: [
      'lib/client',
      'lib/contracts',
      'lib/services',
      'lib/http/testing',
      'lib/platform/database',
      'lib/pptx/read',
      'scripts/web/testing',
      'scripts/worker/testing',
    ],
  },
  'lib/http': { rooms: ['lib/services', 'lib/contracts', 'lib/text/cut'] },
  'lib/services': {
    rooms: [
      'lib/generation',
      'lib/reading',
      'lib/languages',
      'lib/templates',
      'lib/documents',
      'lib/platform',
      'lib/contracts',
      'lib/text/cut',
    ],
    forbidden: ['next', 'next-auth', 'react', 'react-dom', 'inngest'],
  },
  'lib/generation': {
    rooms: [
      'lib/reading',
      'lib/storytelling',
      'lib/languages',
      'lib/deck',
      'lib/pptx',
      'lib/preview',
      'lib/templates',
      'lib/platform',
      'lib/text/cut',
    ],
  },
  // Reads what people upload and what pages say into passages of plain text.
  'lib/documents': { rooms: ['lib/text', 'lib/pptx', 'lib/platform'] },
  // Bytes to text, Markdown and HTML to trees, text to sentences: the same trees from the same text, for whoever reads.
  'lib/text': {
    rooms: [],
    packages: [
      'hast',
      'hast-util-from-parse5',
      'mdast',
      'mdast-util-from-markdown',
      'mdast-util-frontmatter',
      'mdast-util-gfm',
      'micromark-extension-cjk-friendly',
      'micromark-extension-frontmatter',
      'micromark-extension-gfm',
      'parse5',
      'unist',
      'unist-util-visit',
    ],
    builtins: false,
  },
  // What languages are made of: a file each, and the finder of their words.
  'lib/languages': { rooms: [], packages: [], builtins: false },
  // From a prompt to what its author wants and says.
  'lib/reading': {
    rooms: ['lib/languages', 'lib/text'],
    packages: [
      'csv-parse',
      'fflate',
      'hast-util-to-mdast',
      'jsonrepair',
      'mdast',
      'mdast-util-gfm',
      'mdast-util-to-markdown',
      'yaml',
      'zod',
    ],
    builtins: false,
  },
  // From what a prompt says to what slides say.
  'lib/storytelling': {
    rooms: ['lib/reading', 'lib/languages', 'lib/deck/spec', 'lib/deck/icons', 'lib/text/cut'],
    packages: [],
    builtins: false,
  },
  'lib/templates': { rooms: ['lib/deck', 'lib/pptx', 'lib/text/cut'] },
  'lib/preview': { rooms: ['lib/deck'] },
  'lib/pptx': { rooms: ['lib/deck'] },
  'lib/deck': { rooms: ['lib/text/cut'], packages: ['zod', 'linebreak'], builtins: false },
  'lib/contracts': { rooms: ['lib/deck/spec'], packages: ['zod', 'zod-openapi'], builtins: false },
  'lib/platform': { rooms: ['lib/text'] },
  // Made to be copied out: fetch and the types of the document are all it needs.
  'lib/client': { rooms: [], packages: [], builtins: false },
};

/** Where the database client itself may be named. */
const databaseRooms = ['lib/services', 'lib/platform', 'e2e'];
const databasePath = /^lib\/platform\/database\/(generated|prisma)(\/|$)/;

const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The room of a file, or of a folder, by its path from the root of the project. */
export function roomOf(path) {
  return Object.keys(rooms)
    .filter((room) => isWithin(path, room))
    .sort((a, b) => b.length - a.length)[0];
}

/** Makes `./x`, `../x` and `@/x` a path from the root of the project; undefined for packages. */
function importedPath(file, source) {
  if (source.startsWith('@/')) return source.slice(2);
  if (!source.startsWith('.')) return undefined;
  const parts = file.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const packageOf = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

/** What is wrong with `file` importing `source`; undefined when nothing is. */
export function judgeImport(file, source) {
  const room = roomOf(file);
  if (!room) return undefined;
  const path = importedPath(file, source);
  return path === undefined ? judgePackage(room, source) : judgePath(room, path);
}

function judgePath(room, path) {
  if (databasePath.test(path) && !databaseRooms.some((allowed) => isWithin(room, allowed)))
    return `the database client belongs in ${databaseRooms.join(' and ')} alone`;
  const target = roomOf(path);
  if (!target || isWithin(path, room)) return undefined;
  return rooms[room].rooms.some((allowed) => isWithin(path, allowed)) ? undefined : `${room} may not import ${target}`;
}

function judgePackage(room, source) {
  const { packages, forbidden = [], builtins = true } = rooms[room];
  if (source.startsWith('node:')) return builtins ? undefined : `${room} may not use Node's own modules`;
  const name = packageOf(source);
  if (name.startsWith('@prisma/') && !databaseRooms.includes(room))
    return `${name} belongs in ${databaseRooms.join(' and ')} alone`;
  if (forbidden.includes(name)) return `${room} may not use ${name}`;
  return packages && !packages.includes(name)
    ? `${room} may use ${packages.join(', ') || 'no package'} alone, not ${name}`
    : undefined;
}
