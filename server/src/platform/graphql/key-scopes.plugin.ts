import { GraphQLError, getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { missingScope } from '../access';
import type { AccessGuard, ApiKeyHolder, ApiScope } from '../access';
import { contextOf } from './graphql-context';
import type { ApolloPlugin } from './graphql-context';

/** The guard looks at operations; fields that show more than their operation (`@FieldScope`) are looked at here. */
export function keyScopes(guard: Pick<AccessGuard, 'recognise'>): ApolloPlugin {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, contextValue }) {
          const viewer = await guard.recognise(contextOf({ contextValue }).req);
          const missing = viewer?.apiKey && scopeMissing(schema, document, viewer.apiKey);
          if (missing) throw missing;
        },
      };
    },
  };
}

/** The refusal for the first field that needs a scope which the key does not have. */
export function scopeMissing(schema: GraphQLSchema, document: DocumentNode, key: ApiKeyHolder): GraphQLError | null {
  let refusal: GraphQLError | null = null;
  const types = new TypeInfo(schema);
  const Field = (node: { name: { value: string } }) => {
    const scope = scopeOf(types);
    if (refusal || !scope || key.scopes.includes(scope)) return;
    const cause = missingScope(scope);
    refusal = new GraphQLError(`${node.name.value}: ${cause.message}`, {
      originalError: cause,
      extensions: { http: { status: 403 } },
    });
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return refusal;
}

function scopeOf(types: TypeInfo): ApiScope | undefined {
  const field = types.getFieldDef();
  const type = getNamedType(field?.type);
  return (field?.extensions.keyScope ?? type?.extensions.keyScope) as ApiScope | undefined;
}
