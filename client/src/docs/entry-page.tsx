import { isEnumType, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from './code-block';
import styles from './docs.module.css';
import { exampleOf } from './example-of';
import { Words } from './markdown/words';
import { Parts, TypeLink } from './parts';
import type { Entry, OperationAccess, Reference } from './reference';

interface Props {
  entry: Entry;
  reference: Reference;
}

/** One operation or type. What the schema says of it is English, like the schema. */
export function EntryPage({ entry, reference }: Props) {
  const { t } = useTranslation('docs');
  const { kind, name, description, field, type } = entry;
  const access = field && reference.operations[name];
  const scope = type && reference.fieldScopes[name];
  return (
    <article className={styles.article}>
      <p className={styles.kind}>{t(`one.${kind}`)}</p>
      <h1>
        <bdi lang="en">{name}</bdi>
      </h1>
      {description && <Words className={styles.lead}>{description}</Words>}
      {access && <Access access={access} />}
      {scope && <ScopeLine scope={scope} />}
      {field && (
        <>
          {field.args.length > 0 && <Parts title={t('arguments')} parts={field.args} reference={reference} />}
          <h2>{t('answer')}</h2>
          <p>
            <TypeLink type={field.type} reference={reference} />
          </p>
          <h2>{t('example')}</h2>
          <CodeBlock language="graphql">{exampleOf(kind, field)}</CodeBlock>
        </>
      )}
      {type && <TypeParts type={type} reference={reference} />}
    </article>
  );
}

function TypeParts({ type, reference }: { type: GraphQLNamedType; reference: Reference }) {
  const { t } = useTranslation('docs');
  if (isObjectType(type) || isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return <Parts title={t('fields')} parts={fields} owner={type.name} reference={reference} />;
  }
  return isEnumType(type) ? <Parts title={t('values')} parts={type.getValues()} reference={reference} /> : null;
}

function Access({ access: { for: whom, roles, scope } }: { access: OperationAccess }) {
  const { t, i18n } = useTranslation('docs');
  if (whom !== 'staff') return <p className={styles.access}>{t(`access.${whom}`)}</p>;
  const names = roles.length > 0 ? roles.map((role) => t(`access.role.${role}`)) : [t('access.everyRole')];
  const who = new Intl.ListFormat(i18n.language).format(names);
  if (scope === 'none') return <p className={styles.access}>{t('access.noKey', { who })}</p>;
  return <ScopeLine scope={scope ?? ''} who={who} />;
}

function ScopeLine({ scope, who }: { scope: string; who?: string }) {
  const { t } = useTranslation('docs');
  return (
    <p className={styles.access}>
      {who && <span>{t('access.for', { who })}</span>}
      <span>
        {t('access.scope')} <bdi className={styles.scope}>{scope === 'any' ? t('access.anyScope') : scope}</bdi>
      </span>
    </p>
  );
}
