// A linter rule: an exported function has a docstring.
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

const message = 'Say what the name and the types cannot: units, limits, errors, when there is no result.';

const docstringRule: Rule = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      const { declaration } = node;
      const isFunction =
        declaration?.type === 'FunctionDeclaration' ||
        (declaration?.type === 'VariableDeclaration' &&
          declaration.declarations.some(
            ({ init }) =>
              init?.type === 'ArrowFunctionExpression' ||
              // It builds a function that runs a query.
              (init?.type === 'CallExpression' &&
                init.callee.type === 'Identifier' &&
                init.callee.name === 'statement'),
          ));
      if (isFunction && !context.sourceCode.getCommentsBefore(node).some(({ type }) => type === 'Block'))
        context.report({ node, message });
    },
  }),
};

const plugin: { meta: { name: string }; rules: Record<string, object> } = {
  meta: { name: 'docstrings' },
  rules: { 'exported-functions': docstringRule },
};
export default plugin;
