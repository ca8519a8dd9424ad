/**
 * Codegen plugin: one typed React hook per operation, over the typed documents that the plugin before it printed.
 * (The published plugin still imports from where Apollo Client 3 kept its hooks.)
 */
const { concatAST, Kind } = require('graphql');

const capitalise = (text) => text[0].toUpperCase() + text.slice(1);

/** Each printer gets the operation's type name and whether it cannot run without variables. */
const PRINTERS = {
  query: (name, isDemanding) => [
    // `data` would be partial by type if an option could ask for partial data.
    `type ${name}Options = (useQuery.Options<${name}, ${name}Variables> & { returnPartialData?: false }) | SkipToken;`,
    isDemanding
      ? `export const use${name} = (options: ${name}Options) => useQuery(${documentOf(name, 'Query')}, options);`
      : `export const use${name} = (options: ${name}Options = {}) => useQuery(${documentOf(name, 'Query')}, options);`,
    `export const use${lazyName(name)} = (options?: useLazyQuery.Options<${name}, ${name}Variables>) =>`,
    `  useLazyQuery(${documentOf(name, 'Query')}, options);`,
  ],
  mutation: (name) => [
    `export const use${name} = (options?: useMutation.Options<${name}, ${name}Variables>) =>`,
    `  useMutation(${documentOf(name, 'Mutation')}, options);`,
  ],
  subscription: (name, isDemanding) => [
    `export const use${name} = (options: useSubscription.Options<${name}, ${name}Variables>${isDemanding ? '' : ' = {}'}) =>`,
    `  useSubscription(${documentOf(name, 'Subscription')}, options);`,
  ],
};

const IMPORTS = {
  query: ['useQuery', 'useLazyQuery', 'type SkipToken'],
  mutation: ['useMutation'],
  subscription: ['useSubscription'],
};

function documentOf(name, suffix) {
  return `${name.slice(0, -suffix.length)}Document`;
}

function lazyName(name) {
  return name.replace(/Query$/, 'LazyQuery');
}

function namedOperations(documents) {
  const { definitions } = concatAST(documents.map(({ document }) => document));
  return definitions.filter(({ kind, name }) => kind === Kind.OPERATION_DEFINITION && name);
}

function printHook({ operation, name, variableDefinitions }) {
  const isDemanding = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  return PRINTERS[operation](capitalise(name.value) + capitalise(operation), isDemanding).join('\n');
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
module.exports.plugin = (_schema, documents) => {
  const operations = namedOperations(documents);
  const imports = [...new Set(operations.flatMap(({ operation }) => IMPORTS[operation]))].sort();
  return {
    prepend: imports.length > 0 ? [`import { ${imports.join(', ')} } from '@apollo/client/react';`] : [],
    content: operations.map(printHook).join('\n\n'),
  };
};
