import 'reflect-metadata';
import { domainModules } from './app.module';
import { printSchemaOf } from './platform/graphql/print-schema';

/** Prints the public schema; it needs neither configuration nor database. */
void printSchemaOf(domainModules).then((schema) => process.stdout.write(schema));
