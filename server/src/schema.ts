import 'reflect-metadata';
import { domainModules } from './app.module';
import { describeRest } from './openapi';
import { printSchemaOf } from './platform/graphql/print-schema';

/** Prints the public schema, or with --openapi what REST can do; it needs neither configuration nor database. */
if (process.argv.includes('--openapi')) process.stdout.write(`${JSON.stringify(describeRest(), null, 2)}\n`);
else void printSchemaOf(domainModules).then((schema) => process.stdout.write(schema));
