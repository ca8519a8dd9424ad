import { getNamedType, type GraphQLType } from 'graphql';
import { useTranslation } from 'react-i18next';
import styles from './docs.module.css';
import { Words } from './markdown/words';
import type { Reference } from './reference';
import { addressOf } from './use-docs-location';

interface Part {
  name: string;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
  type?: GraphQLType;
}

interface Props {
  title: string;
  parts: readonly Part[];
  /** The type whose fields they are. */
  owner?: string;
  reference: Reference;
}

/** Arguments, fields or values, each with its type and what it means. */
export function Parts({ title, parts, owner, reference }: Props) {
  const { t } = useTranslation('docs');
  return (
    <section>
      <h2>{title}</h2>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part.name} className={styles.part}>
            <dt>
              <code className={styles.partName} dir="ltr">
                {part.name}
              </code>
              {part.type && <TypeLink type={part.type} reference={reference} />}
              <FieldScope scope={owner && reference.fieldScopes[`${owner}.${part.name}`]} />
            </dt>
            <dd>
              {part.deprecationReason && (
                <>
                  <strong>{t('deprecated')}</strong>
                  <Words>{part.deprecationReason}</Words>
                </>
              )}
              {part.description && <Words>{part.description}</Words>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FieldScope({ scope }: { scope: string | undefined }) {
  return scope ? <span className={styles.scope}>{scope}</span> : null;
}

export function TypeLink({ type, reference }: { type: GraphQLType; reference: Reference }) {
  const { name } = getNamedType(type);
  const entry = reference.entries.find((one) => one.type !== undefined && one.name === name);
  return (
    <a className={styles.type} dir="ltr" href={addressOf(entry?.kind ?? 'object', name)}>
      {String(type)}
    </a>
  );
}
