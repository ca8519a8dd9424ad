import type { EnvironmentSettings } from './settings';

/** A bucket of S3 or of what speaks like it. Without a key, the SDK looks for one where it always does (a role, a profile). */
export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  /** The bucket in the path instead of the host name, as most servers other than Amazon's want it. */
  forcePathStyle: boolean;
}

export function s3Of(values: EnvironmentSettings): S3Settings | undefined {
  if (!values.MIZAN_S3_BUCKET) return undefined;
  return {
    bucket: values.MIZAN_S3_BUCKET,
    region: values.MIZAN_S3_REGION,
    forcePathStyle: values.MIZAN_S3_FORCE_PATH_STYLE,
    ...(values.MIZAN_S3_ENDPOINT && { endpoint: values.MIZAN_S3_ENDPOINT }),
    ...(values.MIZAN_S3_ACCESS_KEY_ID && { accessKeyId: values.MIZAN_S3_ACCESS_KEY_ID }),
    ...(values.MIZAN_S3_SECRET_ACCESS_KEY && { secretAccessKey: values.MIZAN_S3_SECRET_ACCESS_KEY }),
  };
}

export function s3Problems(values: EnvironmentSettings): string[] {
  const { MIZAN_S3_BUCKET, MIZAN_S3_ENDPOINT, MIZAN_S3_ACCESS_KEY_ID, MIZAN_S3_SECRET_ACCESS_KEY } = values;
  const problems: string[] = [];
  if (Boolean(MIZAN_S3_ACCESS_KEY_ID) !== Boolean(MIZAN_S3_SECRET_ACCESS_KEY)) {
    problems.push('MIZAN_S3_ACCESS_KEY_ID and MIZAN_S3_SECRET_ACCESS_KEY: set both or neither');
  }
  if (!MIZAN_S3_BUCKET && (MIZAN_S3_ENDPOINT ?? MIZAN_S3_ACCESS_KEY_ID)) {
    problems.push('MIZAN_S3_BUCKET: required by the other settings of S3');
  }
  return problems;
}
