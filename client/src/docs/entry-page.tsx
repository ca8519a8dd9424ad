import { isEnumType, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { CodeBlock } from './code-block';
import styles from './docs.module.css';
import { exampleOf } from './example-of';
import { Parts, TypeLink } from './parts';
import { inline } from './markdown/markdown';
import type { Entry, OperationAccess, Reference } from './reference';

interface Props {
  entry: Entry;
  reference: Reference;
}

/** One operation or type. */
export function EntryPage({ entry, reference }: Props) {
  const { kind, name, description, field, type } = entry;
  const access = field && reference.operations[name];
  const scope = type && reference.fieldScopes[name];
  return (
    <article className={styles.article}>
      <p className={styles.kind}>{kind}</p>
      <h1>{name}</h1>
      {description && <p className={styles.lead}>{inline(description)}</p>}
      {access && <Access access={access} />}
      {scope && <ScopeLine scope={scope} />}
      {field && (
        <>
          {field.args.length > 0 && <Parts title="Arguments" parts={field.args} reference={reference} />}
          <h2>Answer</h2>
          <p>
            <TypeLink type={field.type} reference={reference} />
          </p>
          <h2>Example</h2>
          <CodeBlock language="graphql">{exampleOf(kind, field)}</CodeBlock>
        </>
      )}
      {type && <TypeParts type={type} reference={reference} />}
    </article>
  );
}

function TypeParts({ type, reference }: { type: GraphQLNamedType; reference: Reference }) {
  if (isObjectType(type) || isInputObjectType(type)) {
    return <Parts title="Fields" parts={Object.values(type.getFields())} owner={type.name} reference={reference} />;
  }
  return isEnumType(type) ? <Parts title="Values" parts={type.getValues()} reference={reference} /> : null;
}

const roleNames: Record<string, string> = { 'super-admin': 'super-admins', admin: 'admins', Hr: 'HR users' };

function Access({ access }: { access: OperationAccess }) {
  if (access.for === 'public') return <p className={styles.access}>Open to everybody.</p>;
  if (access.for === 'candidate') return <p className={styles.access}>For candidates, with an exam token.</p>;
  const who = access.roles.length > 0 ? access.roles.map((role) => roleNames[role] ?? role).join(' and ') : 'all staff';
  if (access.scope === 'none')
    return <p className={styles.access}>For {who} who are signed in; no API key opens it.</p>;
  return <ScopeLine scope={access.scope ?? ''} who={who} />;
}

function ScopeLine({ scope, who }: { scope: string; who?: string }) {
  return (
    <p className={styles.access}>
      {who && `For ${who}. `}API key scope: <span className={styles.scope}>{scope === 'any' ? 'any' : scope}</span>
    </p>
  );
}
