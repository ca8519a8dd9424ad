import { useTranslation } from 'react-i18next';
import styles from './docs.module.css';
import type { ApiReference } from './reference';

/** Every code there is, with what it says to people. Counted messages have only their plural forms. */
export function ErrorsPage({ errors }: Pick<ApiReference, 'errors'>) {
  const { t, i18n } = useTranslation('errors');
  const textOf = (code: string) => {
    const text = t(i18n.exists(`errors:${code}`) ? code : `${code}_other`, { skipInterpolation: true });
    return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, '{$1}');
  };
  return (
    <article className={styles.article}>
      <h1>Errors</h1>
      <p>
        <code>extensions.code</code> is one of these and never changes its meaning; new ones may come. The status is
        that of a REST answer; GraphQL answers 200 unless nothing was executed.
      </p>
      <div className={styles.tableBox} tabIndex={0} role="region" aria-label="Errors">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Status</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ code, status }) => (
              <tr key={code} id={code}>
                <td>
                  <code>{code}</code>
                </td>
                <td>{status}</td>
                <td dir="auto" lang={i18n.language}>
                  {textOf(code)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}
