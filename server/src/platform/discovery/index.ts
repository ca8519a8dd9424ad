export { ProviderCatalogue } from './provider-catalogue';
export type { AnnotatedMethod } from './provider-catalogue';
