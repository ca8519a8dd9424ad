/** graphql.js looks at each value for a second copy of itself, except in production: a third of what a test's application starts with. */
const environment = process.env.NODE_ENV;
process.env.NODE_ENV = 'production';
require('graphql/jsutils/instanceOf.js');
process.env.NODE_ENV = environment;
