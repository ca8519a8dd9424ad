import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database';

/**
 * A source outside the application, without entities: for tests that look into the tables, or fill them with thousands of rows, which
 * may take a busy machine longer than the application would wait.
 */
export function createDataSource(url: string): DataSource {
  const options = dataSourceOptions(url, 4);
  const extra = { ...options.extra, statement_timeout: 0, query_timeout: 0, connectionTimeoutMillis: 0 };
  return new DataSource({ ...options, extra });
}
