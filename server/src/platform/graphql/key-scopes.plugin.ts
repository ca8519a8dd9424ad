import { GraphQLError, getNamedType, isAbstractType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { apiKeyOf, missingScope } from '../access';
import type { AccessGuard, CallerRequest, ApiKeyHolder, ApiScope } from '../access';
import { contextOf } from './graphql-context';
import type { Watching } from './as-one-plugin';

/** The guard looks at operations; fields that show more than their operation (`@FieldScope`) are looked at here. */
export function keyScopes(guard: Pick<AccessGuard, 'recognise'>): Watching {
  const demand = async (request: CallerRequest, schema: GraphQLSchema, document: DocumentNode) => {
    const viewer = await guard.recognise(request);
    const missing = viewer?.apiKey && scopeMissing(schema, document, viewer.apiKey);
    if (missing) throw missing;
  };
  return () => ({
    didResolveOperation({ schema, document, contextValue }) {
      const { req } = contextOf({ contextValue });
      return apiKeyOf(req.headers.authorization) ? demand(req, schema, document) : undefined;
    },
  });
}

/** The refusal for the first field that needs a scope which the key does not have. */
export function scopeMissing(schema: GraphQLSchema, document: DocumentNode, key: ApiKeyHolder): GraphQLError | null {
  let refusal: GraphQLError | null = null;
  const types = new TypeInfo(schema);
  const Field = (node: { name: { value: string } }) => {
    const scope = scopeOf(types, schema);
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

/** Of the field, or of what it gives: an interface needs what its types need. */
function scopeOf(types: TypeInfo, schema: GraphQLSchema): ApiScope | undefined {
  const field = types.getFieldDef();
  const type = getNamedType(field?.type);
  const given = isAbstractType(type) ? schema.getPossibleTypes(type)[0] : type;
  return (field?.extensions.keyScope ?? given?.extensions.keyScope) as ApiScope | undefined;
}
