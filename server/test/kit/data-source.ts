import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database';

/**
 * A source outside the application, without entities: for tests that look into the tables, or fill them with thousands of rows, which
 * may take a busy machine longer than the application would wait.
 */
export function createDataSource(url: string): DataSource {
  return new DataSource(patientOptions(url, 4));
}

/** Those of the application without its limits of time. */
export function patientOptions(url: string, connections: number) {
  const options = dataSourceOptions(url, connections);
  const extra = { ...options.extra, statement_timeout: 0, query_timeout: 0, connectionTimeoutMillis: 0 };
  return { ...options, extra };
}
