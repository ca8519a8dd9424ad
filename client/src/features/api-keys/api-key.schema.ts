import { array, boolean, object, string } from 'yup';
import type { ApiScope } from '../../graphql/schema-generated';
import { lineText } from '../../lib/forms/text-fields';

export const LONGEST_NAME = 60;

export const lifetimes = ['30', '90', '365', 'never'] as const;
export type Lifetime = (typeof lifetimes)[number];

const DAY_MS = 86_400_000;

export interface ApiKeyValues {
  name: string;
  scopes: ApiScope[];
  lifetime: Lifetime;
  forOrganization: boolean;
}

export const newApiKey: ApiKeyValues = { name: '', scopes: ['READ'], lifetime: '90', forOrganization: false };

export const apiKeySchema = object({
  name: lineText('api-keys:error.name', LONGEST_NAME),
  scopes: array().of(string().required()).min(1, 'api-keys:error.scopes'),
  lifetime: string().oneOf(lifetimes),
  forOrganization: boolean(),
});

/** Null: the key is good until it is revoked. */
export const expiryOf = (lifetime: Lifetime, now: Date): string | null =>
  lifetime === 'never' ? null : new Date(now.getTime() + Number(lifetime) * DAY_MS).toISOString();
