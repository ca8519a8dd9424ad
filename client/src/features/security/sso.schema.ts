import { boolean, object, string } from 'yup';
import type { SaveSsoProviderInput } from '../../graphql/schema-generated';
import type { Sso_ProviderFragment } from './sso-generated';

export interface SsoValues {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string;
  roleClaim: string;
  adminValues: string;
  hrValues: string;
  isForced: boolean;
  isEnabled: boolean;
}

const DOMAIN = String.raw`[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+`;
const DOMAINS = new RegExp(String.raw`^\s*${DOMAIN}(\s*[,،]\s*${DOMAIN})*\s*$`, 'u');

/** A secret is needed once; later an empty field keeps it. */
export const ssoSchema = (isNew: boolean) =>
  object({
    name: string().trim().required('security:sso.error.name'),
    issuer: string()
      .trim()
      .required('security:sso.error.issuer')
      .matches(/^https?:\/\/\S+$/u, 'security:sso.error.issuer'),
    clientId: string().trim().required('security:sso.error.clientId'),
    clientSecret: isNew ? string().required('security:sso.error.clientSecret') : string(),
    domains: string().required('security:sso.error.domains').matches(DOMAINS, 'security:sso.error.domains'),
    roleClaim: string().trim(),
    adminValues: string(),
    hrValues: string(),
    isForced: boolean(),
    isEnabled: boolean(),
  });

export function providerValuesOf(provider: Sso_ProviderFragment | null): SsoValues {
  return {
    name: provider?.name ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    domains: provider?.domains.join(', ') ?? '',
    roleClaim: provider?.roleClaim ?? '',
    adminValues: provider?.adminValues.join(', ') ?? '',
    hrValues: provider?.hrValues.join(', ') ?? '',
    isForced: provider?.isForced ?? false,
    isEnabled: provider?.isEnabled ?? true,
  };
}

const listed = (text: string) =>
  text
    .split(/[,،]/u)
    .map((part) => part.trim())
    .filter(Boolean);

export function providerInputOf(id: string | null, values: SsoValues): SaveSsoProviderInput {
  const { clientSecret, roleClaim, isForced, isEnabled } = values;
  return {
    ...(id && { id }),
    name: values.name.trim(),
    issuer: values.issuer.trim(),
    clientId: values.clientId.trim(),
    ...(clientSecret && { clientSecret }),
    domains: listed(values.domains),
    roleClaim: roleClaim.trim() || null,
    adminValues: listed(values.adminValues),
    hrValues: listed(values.hrValues),
    isForced,
    isEnabled,
  };
}
