import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/**
 * Measures how the product's files hang together, so that a lint can keep it from getting worse.
 *
 * A product file is code that is no test, no test's helper and written by no program.
 */
const folders = ['app', 'components', 'inngest', 'lib', 'scripts'];
const isCode = (path) => /\.(ts|tsx|mts|mjs|js)$/.test(path) && !/\.d\.m?ts$/.test(path);
const isWrittenByPrograms = (path) => /^lib\/deck\/(text\/metrics|icons)\//.test(path);
const isProduct = (path) =>
  isCode(path) && !/\.(test|spec)\.tsx?$|(^|\/)(testing|fixtures|generated|node_modules)\//.test(path);

/** Names that Next.js prescribes, and `run`, by which scripts/run.mjs calls every command. */
const prescribed = new Set(
  'GET HEAD POST PUT PATCH DELETE OPTIONS config dynamic generateMetadata metadata run viewport'.split(' '),
);

/** A file a language, each with the same export. */
const languageFile = /^lib\/languages\/[a-z]{2,3}\.ts$/;

/** Are written anew as a whole; until then their names are not compared. */
const exemptFolders = ['lib/templates/tag-words/'];

/** Made to be copied out: its types mirror the contract, under the contract's names. */
const ownNames = ['lib/client/'];

/** The product's files by path from the root of the project, with their text. */
export function readProduct(root) {
  const files = new Map();
  const add = (path) => isProduct(path) && files.set(path, readFileSync(join(root, path), 'utf8'));
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) add(posix.join(folder, relativePath(join(root, folder), entry)));
  for (const entry of readdirSync(root, { withFileTypes: true })) if (entry.isFile()) add(entry.name);
  return files;
}

function relativePath(folder, entry) {
  return join(entry.parentPath, entry.name)
    .slice(folder.length + 1)
    .replaceAll('\\', '/');
}

/**
 * @param {ReadonlyMap<string, string>} files texts by path
 * @returns {{ files: string[], filesWithOneImporter: string[], namesUsedTwice: string[], circles: string[] }}
 */
export function measureStructure(files) {
  const sources = new Map([...files].map(([path, text]) => [path, parse(path, text)]));
  const imports = new Map([...sources].map(([path, source]) => [path, importsOf(path, source, files)]));
  const importers = new Map([...files.keys()].map((path) => [path, []]));
  for (const [path, targets] of imports) for (const target of targets.keys()) importers.get(target).push(path);
  return {
    files: [...files.keys()].sort(),
    filesWithOneImporter: [...importers].filter(([, by]) => by.length === 1).map(([path]) => path),
    namesUsedTwice: namesUsedTwice(sources),
    circles: circlesOf(imports),
  };
}

/** Counts that may fall and never rise, as scripts/lint/structure.json has them. */
export const ratchets = {
  files: 'product files',
  filesWithOneImporter: 'files that one other file imports',
  namesUsedTwice: 'names that two files export',
  circles: 'circles of files that load each other',
};

/** What is worse than `allowed`, a sentence each. */
export function judgeStructure(measured, allowed) {
  return Object.entries(ratchets).flatMap(([key, what]) => {
    const found = measured[key];
    if (found.length <= allowed[key]) return [];
    const which =
      key === 'namesUsedTwice' || key === 'circles' ? `\n${found.map((each) => `  ${each}`).join('\n')}` : '';
    return [`There are ${found.length} ${what}; at most ${allowed[key]} are allowed. ${advice[key]}${which}`];
  });
}

const advice = {
  files: 'Put what belongs to one concept into one file.',
  filesWithOneImporter: 'Put what only one file uses into that file, up to about 250 lines.',
  namesUsedTwice: 'Give each thing a name of its own.',
  circles: 'Move what both need into a file that imports neither.',
};

/** The longest line, for people: in formatted code only texts and tables of numbers are long. */
export function longestLine(files) {
  let longest = { path: '', line: 0, columns: 0 };
  for (const [path, text] of files)
    if (!isWrittenByPrograms(path))
      text.split('\n').forEach(({ length }, index) => {
        if (length > longest.columns) longest = { path, line: index + 1, columns: length };
      });
  return longest;
}

function parse(path, text) {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
}

/** Files that are imported, with whether more than a type is. */
function importsOf(path, source, files) {
  const found = new Map();
  const note = (specifier, isValue) => {
    const target = resolve(path, specifier, files);
    if (target && target !== path) found.set(target, found.get(target) || isValue);
  };
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      note(node.moduleSpecifier.text, importsValue(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      ts.isStringLiteralLike(node.arguments[0]) && note(node.arguments[0].text, false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importsValue(node) {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const bindings = clause.namedBindings;
  return (
    Boolean(clause.name) || !bindings || !ts.isNamedImports(bindings) || bindings.elements.some((e) => !e.isTypeOnly)
  );
}

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts'];

function resolve(path, specifier, files) {
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return undefined;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(dirname(path), specifier);
  return endings.map((ending) => base + ending).find((candidate) => files.has(candidate));
}

function namesUsedTwice(sources) {
  const places = new Map();
  for (const [path, source] of sources) {
    if ([...exemptFolders, ...ownNames].some((folder) => path.startsWith(folder)) || languageFile.test(path)) continue;
    for (const name of exportedNames(source)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places]
    .filter(([name, paths]) => paths.length > 1 && !prescribed.has(name))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
    .sort();
}

function exportedNames(source) {
  const names = source.statements.flatMap((statement) => {
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (statement.modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    return statement.name ? [statement.name.text] : [];
  });
  return new Set(names);
}

function namesIn(name) {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (element.name ? namesIn(element.name) : []));
}

/** Groups of files that load each other (Tarjan's strongly connected components); types alone load nothing. */
function circlesOf(imports) {
  const state = new Map();
  const stack = [];
  const circles = [];
  const visit = (path) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(path, own);
    stack.push(path);
    for (const [target, isValue] of imports.get(path)) {
      if (!isValue) continue;
      const other = state.get(target) ?? visit(target);
      if (other.isOpen) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const members = stack.splice(stack.indexOf(path));
      for (const member of members) state.get(member).isOpen = false;
      if (members.length > 1) circles.push(members.sort().join(', '));
    }
    return own;
  };
  for (const path of imports.keys()) if (!state.has(path)) visit(path);
  return circles;
}
