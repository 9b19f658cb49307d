import ts from 'typescript';

const cutting = new Set(['slice', 'substring', 'substr']);
/** Names of how long something may be, such as `most - 1`; found places, such as `text.length` or `match.index`, are none. */
const measureName = /^(?:most|longest|widest|max|limit)(?![a-z])|(?:Most|Max|Limit|Length|Characters|Letters)$/;
/** What makes or names letters and digits alone, which a cut cannot divide. */
const plainMaker = /^(?:toISOString|digest|hashJson|uuidv\d|randomUUID)$/;
const plainName = /(?:hex|sha256|digits|jobId|apiKey|isoTime)$/i;
/** The first letter, or two, is looked at or made a capital; the rest is put behind it again. */
const looking = 2;

/** Reports a text that is cut at a count of UTF-16 units, which may divide a character. Needs types: lists are cut so. */
export const cutTextRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      divides:
        'May divide a character, and PostgreSQL refuses the half of an emoji: use cutText or its relatives of lib/text/cut/cut-text.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices ?? {};
    if (!program) return {};
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
    const isText = (node) => hasFlag(typeOf(node), ts.TypeFlags.StringLike);

    /** A text, or the list of its code points. */
    function isCut(node) {
      if (node.type === 'ArrayExpression')
        return (
          node.elements.length === 1 && node.elements[0]?.type === 'SpreadElement' && isText(node.elements[0].argument)
        );
      if (isCallOf(node, 'Array', 'from')) return node.arguments.length === 1 && isText(node.arguments[0]);
      return isText(node) && !plainName.test(nameOf(node)) && !plainMaker.test(makerOf(node));
    }

    function isMeasure(node) {
      if (node.type === 'BinaryExpression')
        return isMeasure(node.left) ? isMeasureOrNumber(node.right) : isNumber(node.left) && isMeasure(node.right);
      const type = typeOf(node);
      if (type.flags & ts.TypeFlags.NumberLiteral) return type.value > looking;
      return measureName.test(nameOf(node));
    }
    const isNumber = (node) => Boolean(typeOf(node).flags & ts.TypeFlags.NumberLiteral);
    const isMeasureOrNumber = (node) => isNumber(node) || isMeasure(node);

    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.computed || !cutting.has(callee.property.name)) return;
        const [start, end] = given;
        const isCounted =
          end === undefined
            ? start?.type === 'UnaryExpression' && start.operator === '-' && isMeasure(start.argument)
            : isMeasure(end);
        if (isCounted && isCut(callee.object) && !isReadAsNumber(node)) context.report({ node, messageId: 'divides' });
      },
    };
  },
};

function hasFlag(type, flag) {
  return type.isUnion() ? type.types.some((part) => part.flags & flag) : Boolean(type.flags & flag);
}

function nameOf(node) {
  return node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? node.property.name
      : '';
}

/** Of the call that made it. */
function makerOf(node) {
  if (node.type === 'ChainExpression') return makerOf(node.expression);
  return node.type === 'CallExpression' ? nameOf(node.callee) : '';
}

function isCallOf(node, object, method) {
  return node.type === 'CallExpression' && nameOf(node.callee) === method && node.callee.object?.name === object;
}

function isReadAsNumber({ parent }) {
  return parent.type === 'CallExpression' && nameOf(parent.callee) === 'parseInt';
}
