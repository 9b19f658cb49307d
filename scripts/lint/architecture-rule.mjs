import { relative, sep } from 'node:path';
import { judgeImport } from './architecture.mjs';

/** Reports each import that the table of architecture.mjs does not allow. */
export const architectureRule = {
  meta: { type: 'problem', schema: [], messages: { forbidden: 'Not allowed: {{reason}}.' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node) => {
      const source = node.source;
      if (typeof source?.value !== 'string') return;
      const reason = judgeImport(file, source.value);
      if (reason) context.report({ node: source, messageId: 'forbidden', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
