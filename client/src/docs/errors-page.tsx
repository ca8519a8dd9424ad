import { Trans, useTranslation } from 'react-i18next';
import styles from './docs.module.css';
import { Code } from './markdown/markdown';
import type { ApiReference } from './reference';

/** Every code there is, with what it says to people. Counted messages have only their plural forms. */
export function ErrorsPage({ errors }: Pick<ApiReference, 'errors'>) {
  const { t, i18n } = useTranslation(['errors', 'docs']);
  const textOf = (code: string) => {
    const text = t(i18n.exists(`errors:${code}`) ? `errors:${code}` : `errors:${code}_other`, {
      skipInterpolation: true,
    });
    return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, '{$1}');
  };
  return (
    <article className={styles.article}>
      <h1>{t('docs:errors')}</h1>
      <p>
        <Trans ns="docs" i18nKey="errorsNote" components={[<Code key="code">extensions.code</Code>]} />
      </p>
      <div className={styles.tableBox} tabIndex={0} role="region" aria-label={t('docs:errors')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('docs:column.code')}</th>
              <th scope="col">{t('docs:column.status')}</th>
              <th scope="col">{t('docs:column.message')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ code, status }) => (
              <tr key={code} id={code}>
                <td>
                  <Code>{code}</Code>
                </td>
                <td>{status}</td>
                <td>{textOf(code)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}
