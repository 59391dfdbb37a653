// @ts-check
// Rules of our own for test files, in the form that oxlint's jsPlugins expect.

/** @param {any} node */
const isSpy = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === 'jest' &&
  node.callee.property.name === 'spyOn';

const noSpyAtLoad = {
  create: (/** @type {any} */ context) => ({
    /** @param {any} program */
    Program(program) {
      for (const statement of program.body)
        for (const declaration of (statement.declaration ?? statement).declarations ?? [])
          if (isSpy(declaration.init))
            context.report({
              node: declaration,
              message:
                'Spy in beforeEach or in the test: jest.restoreAllMocks() in another file of the group may end what is spied on here.',
            });
    },
  }),
};

export default { meta: { name: 'tests' }, rules: { 'no-spy-at-load': noSpyAtLoad } };
