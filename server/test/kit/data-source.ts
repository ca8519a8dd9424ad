import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database';

/** A source outside the application, without entities: for tests that look into the tables. */
export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url, 4));
}
