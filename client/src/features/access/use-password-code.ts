import { useRequestPasswordCodeMutation } from './access-generated';
import { useLanguage } from '../../hooks/use-language';
import { contentLanguageOf } from '../../lib/i18n/content-language';

/** A code that is on its way. Moments are milliseconds since 1970. */
export interface PendingCode {
  requestId: string;
  email: string;
  resendAt: number;
  expiresAt: number;
  /** No mail server is set up: whoever runs this finds the mail in the data folder. */
  isMailInOutbox: boolean;
}

/** Has a code mailed. The answer is the same whether or not anybody has this e-mail. */
export function usePasswordCode(): (email: string) => Promise<PendingCode> {
  const { language } = useLanguage();
  const [requestCode] = useRequestPasswordCodeMutation({ context: { quiet: true } });
  return async (email) => {
    const { data } = await requestCode({ variables: { input: { email, language: contentLanguageOf(language) } } });
    if (!data) throw new Error('The request for a code had no answer.');
    const { requestId, resendAfterSeconds, expiresInSeconds, isMailInOutbox } = data.requestPasswordCode;
    const now = Date.now();
    return {
      requestId,
      email,
      resendAt: now + resendAfterSeconds * 1000,
      expiresAt: now + expiresInSeconds * 1000,
      isMailInOutbox,
    };
  };
}
