import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/**
 * A text whose form has a name. What comes in is read by the rules beside the input, not here: those answer INVALID_INPUT with
 * the field, which a form can show, where a scalar could only refuse the whole request.
 */
function textScalar(name: string, description: string, specifiedByURL: string): GraphQLScalarType<string, string> {
  const asText = (value: unknown): string => {
    if (typeof value === 'string') return value;
    throw new GraphQLError(`${name} is a text.`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    specifiedByURL,
    serialize: asText,
    parseValue: asText,
    parseLiteral: (node) => asText(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const DateScalar = textScalar(
  'Date',
  'A day of the calendar without a time or a zone: yyyy-mm-dd.',
  'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
);

export const EmailAddressScalar = textScalar(
  'EmailAddress',
  'An e-mail address. It is stored and told in lower case, of at most 254 characters.',
  'https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address',
);

export const UrlScalar = textScalar(
  'URL',
  'An address: absolute, or one of this server where it begins with a slash.',
  'https://url.spec.whatwg.org/#valid-url-string',
);
