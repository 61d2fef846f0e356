// A linter rule: only the clock may read the system time, so that tests can move it.
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

const message = "Ask the context's clock: nothing else reads the system's time.";
const CLOCKS: Readonly<Record<string, string>> = { Date: 'now', Temporal: 'Now' };

const clockOnlyRule: Rule = {
  create: (context) => ({
    NewExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message });
    },
    MemberExpression(node) {
      const { object, property } = node;
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (CLOCKS[object.name] === property.name) context.report({ node, message });
    },
  }),
};

const plugin: { meta: { name: string }; rules: Record<string, object> } = {
  meta: { name: 'moonletter' },
  rules: { 'only-the-clock': clockOnlyRule },
};
export default plugin;
