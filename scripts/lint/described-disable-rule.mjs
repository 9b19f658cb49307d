/** A rule may be switched off only with the reason behind "--". */
export const describedDisableRule = {
  meta: { type: 'problem', schema: [], messages: { undescribed: 'Say why after "--" when a rule is switched off.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'undescribed' });
        }
      },
    };
  },
};
